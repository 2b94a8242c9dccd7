// Claim: the distance of pointers to rows of any length counts rows, however many bytes they have.
// Source: C11 §6.5.6 p9; semantics.md §9.
static int t[100];

void f(int n, int a[][n])
{
	int (*p)[n] = a, (*q)[n] = a + 3;
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		t[3] = 1; //@ race(t) possible
#pragma omp section
		t[q - p] = 1; //@ race(t) possible
	}
}
