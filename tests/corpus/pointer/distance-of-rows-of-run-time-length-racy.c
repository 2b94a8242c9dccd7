// Claim: the distance of pointers to rows whose length is known at run time counts rows, not bytes.
// Source: C11 §6.5.6 p9; semantics.md §9.
#include <stdio.h>
static int t[100];

static void f(int n, int a[][n])
{
	int (*p)[n] = a, (*q)[n] = a + 3;
#pragma omp parallel sections //@ RACE
	{
#pragma omp section
		t[3] = 1; //@ race(t)
#pragma omp section
		t[q - p] = 1; //@ race(t)
	}
}

int main(void)
{
	static int rows[8][5];
	f(5, rows);
	printf("%d\n", t[3]);
	return 0;
}
