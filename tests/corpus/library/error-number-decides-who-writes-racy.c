// Claim: what errno holds behind a call of the library is not known: threads may write for it. Source: C11 §7.5p2
#include <errno.h>
#include <stdlib.h>

char text[16];
int failed;

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		errno = 0;
		strtol(text, 0, 10);
		if (errno)
			failed++; //@ race(failed) possible
	}
	return failed > 0;
}
