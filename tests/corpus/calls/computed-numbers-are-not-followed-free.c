// Claim: functions that only compute floating numbers from their arguments are followed once each: calls of calls of them in nested loops
// cost no more than what is around, and the region is decided. Source: semantics.md §3; decision 3
typedef struct {
	double r, i;
} Complex;

static Complex add(Complex a, Complex b) {
	Complex c = {a.r + b.r, a.i + b.i};
	return c;
}

static Complex multiply(Complex a, Complex b) {
	Complex c;
	c.r = a.r * b.r - a.i * b.i;
	c.i = a.r * b.i + a.i * b.r;
	return c;
}

static Complex power(Complex z) {
	double weights[4] = {0.1, 0.2, 0.3, 0.4};
	Complex sum = {0, 0};
	for (int n = 0; n < 4; n++) {
		Complex weight = {weights[n], 0};
		sum = add(sum, multiply(weight, multiply(multiply(z, z), add(multiply(z, weight), multiply(weight, add(z, z))))));
	}
	return add(multiply(sum, add(z, sum)), multiply(add(z, z), multiply(z, sum)));
}

void transform(Complex *restrict out, const Complex *restrict in, int n, int m) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		for (int j = 0; j < m; j++)
			for (int k = 0; k < m; k++) {
				Complex z = power(add(in[j], power(multiply(in[k], power(out[i])))));
				out[i] = add(power(multiply(z, power(add(z, z)))), multiply(power(z), power(add(power(z), multiply(z, z)))));
			}
}
