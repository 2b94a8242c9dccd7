// Claim: threads that fread into one block race on it. Source: C11 §7.21.8.1
#include <stdio.h>

double block[100];
size_t got[64];

int main(void) {
	FILE *in = fopen("data", "rb");
	if (!in)
		return 1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		got[i] = fread(block, sizeof(double), 100, in); //@ race(block)
	fclose(in);
	return (int) got[3];
}
