#pragma once
#include <stddef.h>
#include <stdio.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef unsigned int wint_t;
typedef struct { int __count; unsigned int __value; } mbstate_t;
size_t wcslen(const wchar_t *);
wchar_t *wcscpy(wchar_t *, const wchar_t *);
int wcscmp(const wchar_t *, const wchar_t *);
int wprintf(const wchar_t *, ...);
#ifdef __cplusplus
}
#endif
