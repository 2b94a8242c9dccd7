// Claim: frexp writes the exponent to where its second argument points: threads that share it race. Source: C11 §7.12.6.4
#include <math.h>

double x[64];
int exponent;

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		x[i] = frexp(x[i], &exponent); //@ race(exponent)
		x[i] += exponent; //@ race(exponent)
	}
	return exponent;
}
