// Claim: a linear variable has after the loop the value that the sequential loop leaves: the last iteration of one thread and the first one
// of another meet.
// Source: semantics.md §8; OpenMP 5.2 §5.4.6
int a[300], b[300];

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int j = 0; j < 4; j++) {
		int k = 0;
#pragma omp simd linear(k : 2)
		for (int i = 0; i < 10; i++) {
			b[30 * j + k] = i;
			k += 2;
		}
		a[j * 20 + k] = k; //@ race(a)
		a[j * 20 + 40] = j; //@ race(a)
	}
	return a[22];
}
