// Claim: strtok_r writes the text that it splits and keeps where it is in the pointer that it is given. Source: POSIX.1-2017, strtok
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <string.h>

char lines[64][80];
int words[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		char own[80] = "one two three";
		char *rest = NULL;
		int n = 0;
		for (char *word = strtok_r(own, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
			n++;
		words[i] = n;
	}
	return words[3] + lines[0][0];
}
