// Claim: sums, shifts and callees' results of the serial code before fit 32 bits, shifts are by less than 32: no thread writes a[0].
// Source: C11 §6.5p5, §6.5.7; semantics.md §1.
static int twice(int v) {
	return v + v;
}

void fill(double *a, int k, int l, int s) {
	int t = twice(k), u = k + l, p = 1 << s;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 4; i++) {
		if (t > 3000000000L || u < -3000000000L || s > 40)
			a[0] = 1;
		a[i + 1] = p;
	}
}
