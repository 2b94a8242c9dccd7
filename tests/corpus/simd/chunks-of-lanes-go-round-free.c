// Claim: with a chunk size the shares of a loop of lanes are known, and the same in two loops. Source: semantics.md §3; OpenMP 5.2 §11.5.3
int a[5], b[3];
int main(void) {
	#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		#pragma omp for simd schedule(static, 1) nowait
		for (int i = 0; i < 3; i++) {
			a[i + 2] += 1;
		}
		#pragma omp for simd schedule(static, 1)
		for (int i = 0; i < 3; i++) {
			b[i] += a[i + 2];
		}
	}
	return 0;
}
