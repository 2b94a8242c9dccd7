// Claim: the teams of target teams distribute simd meet on a neighbour's element.
// Source: OpenMP 5.2 §17.2; semantics.md §3
int a[65];

int main(void)
{
	a[6] = 1;
#pragma omp target teams distribute simd map(tofrom : a) //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[5];
}
