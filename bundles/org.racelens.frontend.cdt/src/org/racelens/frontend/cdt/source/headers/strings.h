#pragma once
#include <string.h>
#ifdef __cplusplus
extern "C" {
#endif
void bzero(void *, size_t);
void bcopy(const void *, void *, size_t);
int ffs(int);
int ffsl(long);
int ffsll(long long);
char *index(const char *, int);
char *rindex(const char *, int);
#ifdef __cplusplus
}
#endif
