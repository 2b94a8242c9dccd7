// Claim: what each level of a recursion does under a lock that it sets and unsets is exclusive.
// Source: semantics.md §6, §9; OpenMP 5.2 §18.9
#include <omp.h>

static omp_lock_t gate;
static int count;

static void descend(int n)
{
	if (n == 0)
		return;
	omp_set_lock(&gate);
	count++;
	omp_unset_lock(&gate);
	descend(n - 1);
}

int main(int argc, char **argv)
{
	(void) argv;
	omp_init_lock(&gate);
#pragma omp parallel //@ RACE_FREE
	descend(argc);
	return count;
}
