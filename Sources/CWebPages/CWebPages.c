#include "CWebPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Each file is embedded between these two macros.
#define WEB_PAGE(file_name)                 \
    case __COUNTER__: {                     \
        static const char name[] = file_name; \
        static const unsigned char bytes[] = {
#define WEB_PAGE_END                                         \
        };                                                   \
        return (struct web_page){name, bytes, sizeof bytes}; \
    }

struct web_page web_pages_at(size_t place) {
    switch (place) {
        WEB_PAGE("audience.html")
#embed "../WebPresenter/Web/audience.html"
        WEB_PAGE_END
        WEB_PAGE("audience.css")
#embed "../WebPresenter/Web/audience.css"
        WEB_PAGE_END
        WEB_PAGE("audience.js")
#embed "../WebPresenter/Web/audience.js"
        WEB_PAGE_END
        WEB_PAGE("player.html")
#embed "../WebPresenter/Web/player.html"
        WEB_PAGE_END
        WEB_PAGE("player.css")
#embed "../WebPresenter/Web/player.css"
        WEB_PAGE_END
        WEB_PAGE("player.js")
#embed "../WebPresenter/Web/player.js"
        WEB_PAGE_END
        WEB_PAGE("host.html")
#embed "../WebPresenter/Web/host.html"
        WEB_PAGE_END
        WEB_PAGE("host.css")
#embed "../WebPresenter/Web/host.css"
        WEB_PAGE_END
        WEB_PAGE("host.js")
#embed "../WebPresenter/Web/host.js"
        WEB_PAGE_END
        WEB_PAGE("room.css")
#embed "../WebPresenter/Web/room.css"
        WEB_PAGE_END
        WEB_PAGE("room.js")
#embed "../WebPresenter/Web/room.js"
        WEB_PAGE_END
        WEB_PAGE("signs.js")
#embed "../WebPresenter/Web/signs.js"
        WEB_PAGE_END
        WEB_PAGE("looks.js")
#embed "../WebPresenter/Web/looks.js"
        WEB_PAGE_END
        WEB_PAGE("contest.js")
#embed "../WebPresenter/Web/contest.js"
        WEB_PAGE_END
        WEB_PAGE("podium.js")
#embed "../WebPresenter/Web/podium.js"
        WEB_PAGE_END
        WEB_PAGE("voice.js")
#embed "../WebPresenter/Web/voice.js"
        WEB_PAGE_END
        WEB_PAGE("listener.js")
#embed "../WebPresenter/Web/listener.js"
        WEB_PAGE_END
        WEB_PAGE("pictures.js")
#embed "../WebPresenter/Web/pictures.js"
        WEB_PAGE_END
        WEB_PAGE("slide.js")
#embed "../WebPresenter/Web/slide.js"
        WEB_PAGE_END
        WEB_PAGE("sounds.js")
#embed "../WebPresenter/Web/sounds.js"
        WEB_PAGE_END
        WEB_PAGE("icon.svg")
#embed "../WebPresenter/Web/icon.svg"
        WEB_PAGE_END
        WEB_PAGE("inter.woff2")
#embed "../WebPresenter/Web/inter.woff2"
        WEB_PAGE_END
    }
    return (struct web_page){0};
}

size_t web_pages_count(void) { return __COUNTER__; }
