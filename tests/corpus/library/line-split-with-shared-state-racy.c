// Claim: threads that give strtok_r one pointer for where it is race on that pointer. Source: POSIX.1-2017, strtok
#define _POSIX_C_SOURCE 200809L
#include <string.h>

int first[64];

int main(void) {
	char *rest;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		char own[80] = "one two three";
		first[i] = strtok_r(own, " ", &rest) != 0; //@ race(rest)
	}
	return first[3];
}
