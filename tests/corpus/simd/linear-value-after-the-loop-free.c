// Claim: a linear variable has after the loop the value that the sequential loop leaves: each thread writes its own element.
// Source: semantics.md §8; OpenMP 5.2 §5.4.6
int a[300], b[300];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int j = 0; j < 4; j++) {
		int k = 0;
#pragma omp simd linear(k : 2)
		for (int i = 0; i < 10; i++) {
			b[30 * j + k] = i;
			k += 2;
		}
		a[j + k] = k;
	}
	return a[22];
}
