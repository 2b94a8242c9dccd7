// Claim: for simd with a reduction gives each lane of each thread a copy.
// Source: semantics.md §8; OpenMP 5.2 §5.5.8
int a[64];

int main(void)
{
	int s = 0, m = 0;
	a[9] = 1;
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp for simd reduction(+ : s) reduction(max : m)
		for (int i = 0; i < 64; i++) {
			s += a[i];
			m = a[i] > m ? a[i] : m;
		}
	}
	return s + m;
}
