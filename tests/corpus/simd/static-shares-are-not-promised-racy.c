// Claim: two loops of lanes with schedule(static) need not give the same iteration to the same thread. Source: semantics.md §3 (two consistent
// loops); OpenMP 5.2 §11.5.3
int a[5], b[3];
int main(void) {
	#pragma omp parallel num_threads(2) //@ RACE
	{
		#pragma omp for simd schedule(static) nowait
		for (int i = 0; i < 3; i++) {
			a[i + 2] += 1; //@ race(a)
		}
		#pragma omp for simd schedule(static)
		for (int i = 0; i < 3; i++) {
			b[i] += a[i + 2]; //@ race(a)
		}
	}
	return 0;
}
