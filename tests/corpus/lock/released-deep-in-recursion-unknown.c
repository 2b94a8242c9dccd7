// Claim: a lock that some deeper call of a recursion releases is not surely held behind the call.
// Source: semantics.md §6, §9 (recursion: no must-locks); OpenMP 5.2 §18.9
#include <omp.h>

static omp_lock_t gate;
static int count;

static void descend(int n)
{
	if (n <= 0) {
		omp_unset_lock(&gate);
		return;
	}
	descend(n - 1);
}

int main(int arguments, char **values)
{
	omp_init_lock(&gate);
#pragma omp parallel //@ UNKNOWN(recursion)
	{
		omp_set_lock(&gate);
		descend(arguments + (values != 0));
		count++;
	}
	return count;
}
