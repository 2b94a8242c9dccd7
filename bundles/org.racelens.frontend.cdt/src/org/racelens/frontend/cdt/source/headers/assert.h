#undef assert
#ifdef NDEBUG
#define assert(...) ((void)0)
#else
#define assert(...) ((__VA_ARGS__) ? (void)0 : __assert_fail("", "", 0, ""))
#endif
#ifndef __cplusplus
#undef static_assert
#define static_assert(...)
#endif
#ifdef __cplusplus
extern "C" {
#endif
void __assert_fail(const char *, const char *, unsigned, const char *);
#ifdef __cplusplus
}
#endif
