// Claim: what is computed from the thread's own numbers may differ from thread to thread: where it decides who writes, two threads may
// both write. Source: semantics.md §3; decision 3
static double wave(double x) {
	return x * x * 0.3 - x * 1.7;
}

void first(double *in, int n) {
	double last[1];
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < n; i++) {
		double y = wave(in[i]);
		if (wave(y) < wave(in[i] + 1.5))
			last[0] = 1; //@ race(last) possible
	}
}
