#ifndef CWEBPAGES_H
#define CWEBPAGES_H

#include <stddef.h>

// A file from Sources/WebPresenter/Web, unchanged.
struct web_page {
    const char *name;
    const unsigned char *bytes;
    size_t count;
};

// The following functions return the number of web pages and one of the pages. A page's name and bytes stay
// valid as long as the program runs.
size_t web_pages_count(void);
struct web_page web_pages_at(size_t place);

#endif
