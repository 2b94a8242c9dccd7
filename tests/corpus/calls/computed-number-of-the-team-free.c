// Claim: what is computed from what all threads share is one number for the team: all of them meet the barrier behind it, or none.
// Source: semantics.md §3; OpenMP 5.2 §15.3.1
static double wave(double x) {
	return x * x * 0.3 - x * 1.7;
}

void meet(int *a, double x) {
#pragma omp parallel num_threads(8) //@ RACE_FREE
	{
#pragma omp single nowait
		a[0] = 1;
		if (wave(x) < wave(x + 1.5) * 0.1) {
#pragma omp barrier
#pragma omp single
			a[0] = 2;
		}
	}
}
