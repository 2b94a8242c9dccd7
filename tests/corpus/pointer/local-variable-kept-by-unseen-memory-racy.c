// Claim: a pointer in memory of unseen code may lead to a local variable whose address was stored in such memory, or given to such code.
// Source: semantics.md §9, §1.
#include <omp.h>

int **slot(void);
void keep(int *p);
int *global;

void stored(void)
{
	int x = 0;
	*slot() = &x;
	int *y = *slot();
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0)
			x = 1; //@ race(x) possible
		else
			*y = 2; //@ race(x) possible
	}
}

void given(void)
{
	int x = 0;
	keep(&x);
	int *y = *slot();
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0)
			x = 1; //@ race(x) possible
		else
			*y = 2; //@ race(x) possible
	}
}

void published(int **from)
{
	int x = 0;
	global = &x;
	int *y = *from;
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num() == 0)
			x = 1; //@ race(x) possible
		else
			*y = 2; //@ race(x) possible
	}
}
