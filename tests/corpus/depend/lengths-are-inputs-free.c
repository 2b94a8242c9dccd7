// Claim: the twins: one length, blocks as long as their distance, a last block that is shorter. Source: OpenMP 5.2 §15.9.5; semantics.md §1
void two(int *a, int n)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	{
#pragma omp task depend(out : a[0:n])
		a[0] = 1;
#pragma omp task depend(in : a[0:n])
		a[1] = a[0];
	}
}

void blocks(double *a, int n, int size)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	for (int t = 0; t < 2; t++)
		for (int i = 0; i < n; i++) {
#pragma omp task depend(inout : a[i * size:size])
			for (int j = 0; j < size; j++)
				a[i * size + j] += 1;
		}
}

void rest(double *a, int n, int size)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	for (int i = 0; i < n; i += size) {
		int length = i + size < n ? size : n - i;
#pragma omp task depend(inout : a[i:length])
		for (int j = i; j < i + length; j++)
			a[j] += 1;
	}
}
