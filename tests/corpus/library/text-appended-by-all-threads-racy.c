// Claim: strcat reads and writes the text that it appends to; without exclusion threads race. Source: C11 §7.24.3.1; semantics.md §9
#include <string.h>

char log_text[4096];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		if (i % 10 == 0)
			strcat(log_text, "step "); //@ race(log_text) possible
	return log_text[0];
}
