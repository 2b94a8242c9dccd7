/* A process that forks, both with a region of their own. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static int numbers[128];

static int work(void) {
	int sum = 0;
#pragma omp parallel for schedule(static)
	for (int i = 0; i < 128; i++) {
		numbers[i] = i;
	}
	for (int i = 0; i < 128; i++) {
		sum += numbers[i];
	}
	return sum;
}

int main(void) {
	int status = 0;
	pid_t child = fork();
	int sum = work();
	if (child == 0) {
		exit(sum % 100);
	}
	waitpid(child, &status, 0);
	printf("%d %d\n", sum, WEXITSTATUS(status));
	return 0;
}
