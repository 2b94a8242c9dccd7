#pragma once
#include <sys/types.h>
#ifdef __cplusplus
extern "C" {
#endif
struct timespec { time_t tv_sec; long tv_nsec; };
struct tm { int tm_sec; int tm_min; int tm_hour; int tm_mday; int tm_mon; int tm_year; int tm_wday; int tm_yday; int tm_isdst; long tm_gmtoff; const char *tm_zone; };
#define CLOCKS_PER_SEC 1000000L
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define CLOCK_PROCESS_CPUTIME_ID 2
#define CLOCK_THREAD_CPUTIME_ID 3
#define CLOCK_MONOTONIC_RAW 4
#define TIME_UTC 1
clock_t clock(void);
time_t time(time_t *);
double difftime(time_t, time_t);
time_t mktime(struct tm *);
struct tm *gmtime(const time_t *);
struct tm *localtime(const time_t *);
struct tm *gmtime_r(const time_t *, struct tm *);
time_t timegm(struct tm *);
char *asctime_r(const struct tm *, char *);
char *ctime_r(const time_t *, char *);
struct tm *localtime_r(const time_t *, struct tm *);
char *asctime(const struct tm *);
char *ctime(const time_t *);
size_t strftime(char *, size_t, const char *, const struct tm *);
int clock_gettime(clockid_t, struct timespec *);
int clock_getres(clockid_t, struct timespec *);
int nanosleep(const struct timespec *, struct timespec *);
#ifndef __timer_t_defined
#define __timer_t_defined 1
typedef void *timer_t;
#endif
#ifndef __itimerspec_defined
#define __itimerspec_defined 1
struct itimerspec { struct timespec it_interval; struct timespec it_value; };
#endif
#define TIMER_ABSTIME 1
struct sigevent;
int timer_create(clockid_t, struct sigevent *, timer_t *);
int timer_delete(timer_t);
int timer_settime(timer_t, int, const struct itimerspec *, struct itimerspec *);
int timer_gettime(timer_t, struct itimerspec *);
int timer_getoverrun(timer_t);
int timespec_get(struct timespec *, int);
#ifdef __cplusplus
}
#endif
