// Claim: fread writes size times count bytes from its pointer on; the stream is locked by the function. Source: C11 §7.21.8.1; POSIX.1-2017, flockfile
#include <stdio.h>

double block[64][100];
size_t got[64];

int main(void) {
	FILE *in = fopen("data", "rb");
	if (!in)
		return 1;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		got[i] = fread(block[i], sizeof(double), 100, in);
	fclose(in);
	return (int) got[3];
}
