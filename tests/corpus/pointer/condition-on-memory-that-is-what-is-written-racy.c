// Claim: where the program itself asks whether two pointers are equal, what stands there may be what the region wrote. Source: decision 29
void scale(int *a, int *u, int n) {
	int last = 0;
	if (a == u) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < n; i++) {
			u[i] = 0;
			if (a[i] != 0)
				last = i; //@ race(last) possible
		}
	}
}
