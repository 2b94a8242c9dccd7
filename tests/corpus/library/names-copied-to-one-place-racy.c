// Claim: strcpy writes at least one character, where its first argument points; threads that copy to one place race. Source: C11 §7.24.2.3
#include <string.h>

char last[32];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		strcpy(last, i % 2 ? "odd" : "even"); //@ race(last)
	return last[0];
}
