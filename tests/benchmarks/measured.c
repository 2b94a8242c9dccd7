/* measured LIMIT FILE COMMAND...: runs the command; writes its microseconds, its peak of memory in KB and its status into the file. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t child;

static void stop(int number)
{
	(void)number;
	kill(-child, SIGKILL);
}

static long long now(void)
{
	struct timespec time;
	clock_gettime(CLOCK_MONOTONIC, &time);
	return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

int main(int count, char **words)
{
	if (count < 4)
		return 2;
	int status;
	struct rusage usage;
	long long begin = now();
	child = fork();
	if (child == 0) {
		setpgid(0, 0);
		execvp(words[3], words + 3);
		_exit(127);
	}
	setpgid(child, child);
	signal(SIGALRM, stop);
	alarm(atoi(words[1]));
	while (wait4(child, &status, 0, &usage) < 0)
		;
	long long end = now();
	FILE *file = fopen(words[2], "w");
	if (!file)
		return 2;
	fprintf(file, "%lld %ld %d\n", end - begin, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
	return fclose(file) != 0;
}
