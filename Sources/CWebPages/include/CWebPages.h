#ifndef CWEBPAGES_H
#define CWEBPAGES_H

#include <stddef.h>

// A file of Sources/WebPresenter/Web, as it lies there.
struct web_page {
    const char *name;
    const unsigned char *bytes;
    size_t count;
};

// All of them; the strings and bytes live as long as the program.
size_t web_pages_count(void);
struct web_page web_pages_at(size_t place);

#endif
