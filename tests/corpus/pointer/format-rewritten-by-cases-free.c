// Claim: a pointer that a loop moves in the cases of a switch behind a flag of an earlier trip stays in the block that it led to, here one of
// the iteration: as where a format is rewritten for numbers of another size.
// Source: C11 §6.5.6p8; algorithms.md §10.
#include <stdlib.h>
#include <string.h>

static void rewrite(const char *format, char **result)
{
    char *made = malloc(2 * strlen(format) + 1);
    char *to = made;
    int found = 0;
    for (const char *from = format; *from != '\0'; from++) {
        if (*from == '%') {
            found = 1;
        } else if (found) {
            if (*from == 'l')
                from++;
            switch (*from) {
            case 'd':
                *to = 'l';
                to++;
                found = 0;
                break;
            case 's':
                found = 0;
                break;
            }
        }
        *to = *from;
        to++;
    }
    *to = '\0';
    *result = made;
}

void lengths(int n, int *restrict length)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        char *format;
        rewrite(i % 2 ? "%d rows" : "%s", &format);
        length[i] = (int)strlen(format);
        free(format);
    }
}
