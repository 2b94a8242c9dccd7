/* Runs a program and says in a file how many kilobytes of memory it had at most: peak FILE PROGRAM WORDS… */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv) {
	int status = 0;
	struct rusage usage;
	pid_t child = argc > 2 ? fork() : -1;
	if (child == 0) {
		execv(argv[2], argv + 2);
		_exit(127);
	}
	if (child < 0 || wait4(child, &status, 0, &usage) != child) {
		return 126;
	}
	FILE *file = fopen(argv[1], "w");
	if (!file || fprintf(file, "%ld\n", usage.ru_maxrss) < 0 || fclose(file)) {
		return 125;
	}
	return WIFEXITED(status) ? WEXITSTATUS(status) : 124;
}
