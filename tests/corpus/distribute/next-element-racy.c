// Claim: iterations of different teams meet on a neighbour's element.
// Source: semantics.md §3; OpenMP 5.2 §11.6
int a[65];

int main(void)
{
	a[8] = 3;
#pragma omp teams distribute //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[7];
}
