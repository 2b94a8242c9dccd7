/* Copies by libc, of sizes that are known only when the program runs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char from[1000], to[1000], text[20];

int main(int count, char **words) {
	size_t bytes = (size_t)atoi(count > 1 ? words[1] : "500");
#pragma omp parallel
#pragma omp single
	{
		memset(from, 7, bytes);
		memcpy(to, from, bytes);
		memmove(to + 1, to, bytes - 1);
		strcpy(text, count > 1 ? "longer" : "short");
	}
	printf("%d %s %zu\n", to[bytes - 1], text, strlen(text));
	return 0;
}
