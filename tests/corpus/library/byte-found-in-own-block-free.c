// Claim: memchr reads no byte behind the size that it is told. Source: C11 §7.24.5.1; semantics.md §9
#include <string.h>

unsigned char data[4096];
int found[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 63; i++) {
		found[i] = memchr(data + i * 64, 7, 64) != 0;
		data[i * 64] = 1;
	}
	return found[3];
}
