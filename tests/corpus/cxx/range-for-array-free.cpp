// Claim: a range-for over an array is an associated loop; each iteration has its element.
// Source: semantics.md §2; OpenMP 5.2 §4.4.1 (range-based for)
int a[64];

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int &x : a)
		x += 2;
	return a[5];
}
