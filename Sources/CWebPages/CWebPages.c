#include "CWebPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char audience_html[] = {
#embed "../WebPresenter/Web/audience.html"
};
static const unsigned char audience_css[] = {
#embed "../WebPresenter/Web/audience.css"
};
static const unsigned char audience_js[] = {
#embed "../WebPresenter/Web/audience.js"
};
static const unsigned char player_html[] = {
#embed "../WebPresenter/Web/player.html"
};
static const unsigned char player_css[] = {
#embed "../WebPresenter/Web/player.css"
};
static const unsigned char player_js[] = {
#embed "../WebPresenter/Web/player.js"
};
static const unsigned char host_html[] = {
#embed "../WebPresenter/Web/host.html"
};
static const unsigned char host_css[] = {
#embed "../WebPresenter/Web/host.css"
};
static const unsigned char host_js[] = {
#embed "../WebPresenter/Web/host.js"
};
static const unsigned char room_css[] = {
#embed "../WebPresenter/Web/room.css"
};
static const unsigned char room_js[] = {
#embed "../WebPresenter/Web/room.js"
};
static const unsigned char icon_svg[] = {
#embed "../WebPresenter/Web/icon.svg"
};
static const unsigned char inter_woff2[] = {
#embed "../WebPresenter/Web/inter.woff2"
};

static const struct web_page pages[] = {
    {"audience.html", audience_html, sizeof audience_html},
    {"audience.css", audience_css, sizeof audience_css},
    {"audience.js", audience_js, sizeof audience_js},
    {"player.html", player_html, sizeof player_html},
    {"player.css", player_css, sizeof player_css},
    {"player.js", player_js, sizeof player_js},
    {"host.html", host_html, sizeof host_html},
    {"host.css", host_css, sizeof host_css},
    {"host.js", host_js, sizeof host_js},
    {"room.css", room_css, sizeof room_css},
    {"room.js", room_js, sizeof room_js},
    {"icon.svg", icon_svg, sizeof icon_svg},
    {"inter.woff2", inter_woff2, sizeof inter_woff2},
};

size_t web_pages_count(void) { return sizeof pages / sizeof pages[0]; }

struct web_page web_pages_at(size_t place) { return pages[place]; }
