// Claim: the twin whose rows have a constant length, and whose distance is another element.
// Source: C11 §6.5.6 p9; semantics.md §9.
#include <stdio.h>
static int t[100];

static void f(int a[][5])
{
	int (*p)[5] = a, (*q)[5] = a + 3;
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		t[2] = 1;
#pragma omp section
		t[q - p] = 1;
	}
}

int main(void)
{
	static int rows[8][5];
	f(rows);
	printf("%d\n", t[3]);
	return 0;
}
