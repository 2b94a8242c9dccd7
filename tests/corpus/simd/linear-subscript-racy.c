// Claim: with step 1 the element behind a linear subscript is that of the next lane.
// Source: semantics.md §7, §8; OpenMP 5.2 §5.4.6
int a[200];

int main(void)
{
	int k = 0;
	a[0] = 5;
#pragma omp simd linear(k : 1) //@ RACE
	for (int i = 0; i < 64; i++) {
		a[k + 1] = a[k]; //@ race(a)
		k++;
	}
	return a[9];
}
