// Claim: frexp, modf and remquo write what their last argument points to alone. Source: C11 §7.12.6.4, §7.12.6.12, §7.12.10.3
#include <math.h>

double x[64], whole[64], part[64];
int exponent[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		int quotient;
		part[i] = modf(x[i], &whole[i]) + remquo(x[i], 3, &quotient);
		part[i] += frexp(x[i], &exponent[i]) + quotient + fdim(x[i], 1) + asinh(x[i]);
	}
	return exponent[3];
}
