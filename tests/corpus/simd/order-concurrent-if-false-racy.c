// Claim: with order(concurrent) iterations may be executed in any order, also where if asks for one at a time.
// Source: semantics.md §3; OpenMP 5.2 §10.3, §10.4
int a[65];

int main(void)
{
#pragma omp simd order(concurrent) if (0) //@ RACE
	for (int i = 1; i < 64; i++)
		a[i] = a[i - 1] + 1; //@ race(a)
	return a[5];
}
