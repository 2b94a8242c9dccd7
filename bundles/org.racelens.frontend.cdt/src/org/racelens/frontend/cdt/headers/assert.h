#undef assert
#define assert(expression) ((void)(expression))
#ifndef __cplusplus
#define static_assert(...)
#endif
#ifdef __cplusplus
extern "C" {
#endif
void __assert_fail(const char *, const char *, unsigned, const char *);
#ifdef __cplusplus
}
#endif
