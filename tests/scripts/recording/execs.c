/* A process that becomes another program, at its second try, after a region; that program is the same one with another word. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int numbers[128];

static void work(int from) {
#pragma omp parallel for schedule(static) num_threads(2)
	for (int i = 0; i < 128; i++) {
		numbers[i] = from + i;
	}
	printf("%d\n", numbers[127]);
	fflush(stdout);
}

int main(int argc, char **argv) {
	if (argc > 2) {
		work(100);
		return 4;
	}
	if (argc > 1 && strcmp(argv[1], "alone") == 0) {
		/* nobody else has begun to work */
		execl("/nowhere/at/all", "nothing", (char *)0);
		printf("%d\n", errno == ENOENT);
	}
	work(0);
	if (argc > 1 && strcmp(argv[1], "fails") == 0) {
		char *const words[] = {"nothing", 0};
		execvp("/nowhere/at/all", words);
		printf("%d\n", errno == ENOENT);
		return 5;
	}
	execlp(argv[0], argv[0], "second", "time", (char *)0);
	return 6;
}
