// Claim: iterations of loop are unordered: the next element may be overwritten before it is read.
// Source: semantics.md §3; OpenMP 5.2 §11.7
int a[65];

int main(void)
{
	a[6] = 2;
#pragma omp parallel loop //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[5];
}
