// Claim: strtok_r writes the text: threads that split one text race on it. Source: POSIX.1-2017, strtok
#define _POSIX_C_SOURCE 200809L
#include <string.h>

char line[80] = "one two three";
int first[64];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		char *rest;
		first[i] = strtok_r(line, " ", &rest) != 0; //@ race(line) possible
	}
	return first[3];
}
