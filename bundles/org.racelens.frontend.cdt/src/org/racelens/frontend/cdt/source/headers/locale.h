#pragma once
#ifdef __cplusplus
extern "C" {
#endif
#define LC_ALL 6
#define LC_NUMERIC 1
char *setlocale(int, const char *);
#ifdef __cplusplus
}
#endif
