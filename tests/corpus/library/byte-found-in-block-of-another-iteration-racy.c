// Claim: memchr reads as many bytes as it is told at most, here some that another iteration writes. Source: C11 §7.24.5.1; semantics.md §9
#include <string.h>

unsigned char data[4096];
int found[64];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 63; i++) {
		found[i] = memchr(data + i * 64, 7, 65) != 0; //@ race(data) possible
		data[i * 64] = 1; //@ race(data) possible
	}
	return found[3];
}
