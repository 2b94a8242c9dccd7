// Claim: fwrite reads what other iterations write here. Source: C11 §7.21.8.2
#include <stdio.h>

double block[6500];

int main(void) {
	FILE *out = fopen("result", "wb");
	if (!out)
		return 1;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		block[i * 100] = i; //@ race(block)
		fwrite(block + i * 100, sizeof(double), 101, out); //@ race(block)
	}
	fclose(out);
	return 0;
}
