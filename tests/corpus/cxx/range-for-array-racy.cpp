// Claim: the iterations of a distributed range-for meet on a shared sum.
// Source: semantics.md §2; OpenMP 5.2 §4.4.1 (range-based for)
int a[64];

int main()
{
	int s = 0;
	a[5] = 2;
#pragma omp parallel for //@ RACE
	for (int x : a)
		s += x; //@ race(s)
	return s;
}
