// Claim: each thread has an errno of its own. Source: C11 §7.5p2
#include <errno.h>
#include <stdlib.h>

char text[64][16];
long value[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		errno = 0;
		value[i] = strtol(text[i], 0, 10);
		if (errno == ERANGE)
			value[i] = 0;
	}
	return (int) value[3];
}
