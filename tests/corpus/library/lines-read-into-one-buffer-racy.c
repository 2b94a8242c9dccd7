// Claim: threads that read lines into one buffer race on it. Source: C11 §7.21.7.2
#include <stdio.h>

char line[128];
int value[64];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		value[i] = fgets(line, sizeof line, stdin) != 0; //@ race(line)
	return value[3];
}
