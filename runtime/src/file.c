/* Files of a log. System calls are made directly: the functions of libc are places where a thread may be cancelled. */
#include "recorder.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static bool fits_limit(off_t size, size_t count) {
	struct rlimit limit;
	/* to write over the limit would send the program a signal */
	return getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || (rlim_t)size + count <= limit.rlim_cur;
}

static int write_all(int file, const void *bytes, size_t count) {
	const char *next = bytes;
	while (count > 0) {
		long written = syscall(SYS_write, file, next, count);
		if (written < 0 && errno == EINTR) {
			continue;
		}
		if (written <= 0) {
			return written < 0 ? errno : EIO;
		}
		next += written;
		count -= (size_t)written;
	}
	return 0;
}

/* Little is on the stack here: it may be that of a signal handler. */
static int open_in(const char *folder, const char *name) {
	int parent = (int)syscall(SYS_openat, AT_FDCWD, folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
	if (parent < 0) {
		return -1;
	}
	int file = (int)syscall(SYS_openat, parent, name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
	int error = errno;
	syscall(SYS_close, parent);
	errno = error;
	return file;
}

/* Appends to a file of the process' folder; a file that is new begins with `start`. What cannot be written whole is taken back. Gives an error number. */
int rl_append_file(const char *name, const void *start, size_t start_bytes, const void *bytes, size_t count) {
	int file = open_in(rl_folder(), name);
	if (file < 0) {
		return errno;
	}
	struct stat status;
	int error = fstat(file, &status) ? errno : 0;
	if (!error && !fits_limit(status.st_size, start_bytes + count)) {
		error = EFBIG;
	}
	if (!error && status.st_size == 0) {
		error = write_all(file, start, start_bytes);
	}
	if (!error) {
		error = write_all(file, bytes, count);
		if (error) {
			syscall(SYS_ftruncate, file, status.st_size);
		}
	}
	syscall(SYS_close, file);
	return error;
}

/* True if it is new. */
bool rl_make_folder(const char *path) {
	return syscall(SYS_mkdirat, AT_FDCWD, path, 0777) == 0;
}
