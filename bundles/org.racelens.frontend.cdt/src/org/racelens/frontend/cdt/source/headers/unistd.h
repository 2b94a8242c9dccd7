#pragma once
#include <sys/types.h>
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define R_OK 4
#define W_OK 2
#define F_OK 0
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
#define _SC_PAGESIZE 30
#define _SC_CLK_TCK 2
unsigned sleep(unsigned);
int usleep(useconds_t);
unsigned alarm(unsigned);
long sysconf(int);
int getpagesize(void);
pid_t getpid(void);
pid_t getppid(void);
pid_t fork(void);
uid_t getuid(void);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
int fsync(int);
int close(int);
off_t lseek(int, off_t, int);
int unlink(const char *);
int access(const char *, int);
int chdir(const char *);
char *getcwd(char *, size_t);
int gethostname(char *, size_t);
int isatty(int);
int getopt(int, char *const *, const char *);
int execv(const char *, char *const *);
int execvp(const char *, char *const *);
void _exit(int);
int ftruncate(int, off_t);
extern char *optarg;
extern int optind;
extern int opterr;
extern int optopt;
#ifdef __cplusplus
}
#endif
