// Claim: with order(concurrent) not even lexically forward dependences are preserved.
// Source: semantics.md §7; OpenMP 5.2 §10.3
int a[65];

int main(void)
{
	a[6] = 3;
#pragma omp simd order(concurrent) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[5];
}
