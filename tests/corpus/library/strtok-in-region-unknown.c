// Claim: strtok keeps where it is in storage that all threads share: it is not passed over. Source: C11 §7.24.5.8p6
#include <string.h>

int first[64];

int main(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 64; i++) {
		char own[80] = "one two three";
		first[i] = strtok(own, " ") != 0;
	}
	return first[3];
}
