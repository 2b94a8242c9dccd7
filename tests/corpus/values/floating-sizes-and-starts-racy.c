// Claim: a loop variable starts with the integer part of a floating number, and a size of a block in floating point is one. Source: C11 §6.3.1.4, §6.5.8; semantics.md §1.
#include <string.h>

int hits;
double cells[20];

void starts(void)
{
	double first = 2.5;
#pragma omp parallel for //@ RACE
	for (int i = first; i < 5; i++)
		if (i == 2 || i == 3)
			hits = i; //@ race(hits)
}

void cleared(void)
{
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single nowait
		memset(cells, 0, 80.0);
#pragma omp single nowait
		cells[10] = 1;
	}
}
