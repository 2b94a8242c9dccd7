// Claim: fgets writes at most its size from its pointer on, sscanf reads the text. Source: C11 §7.21.7.2; semantics.md §9
#include <stdio.h>
#include <stdlib.h>

int value[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		char line[128];
		if (fgets(line, sizeof line, stdin) && sscanf(line, "%d", &value[i]) != 1)
			value[i] = atoi(line);
	}
	return value[3];
}
