// Claim: a pointer in memory of unseen code does not lead to a local variable whose address stays with the function.
// Source: semantics.md §9.
#include <omp.h>

int **slot(void);

static void set(int *p)
{
	*p = 1;
}

void own(void)
{
	int x = 0, *z = &x;
	int *y = *slot();
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (omp_get_thread_num() == 0)
			*z = 1;
		else
			*y = 2;
	}
}

void handed(int **from)
{
	int x = 0;
	set(&x);
	int *y = *from;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		if (omp_get_thread_num() == 0)
			set(&x);
		else
			*y = 2;
	}
}
