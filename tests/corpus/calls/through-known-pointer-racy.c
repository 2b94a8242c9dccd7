// Claim: what a function does that is called through a pointer counts.
// Source: semantics.md §9 (calls)
// Output: depends on the team size
#include <omp.h>

static int last;

static void note(void)
{
	last = omp_get_thread_num(); //@ race(last)
}

int main(void)
{
	void (*at_end)(void) = note;
#pragma omp parallel //@ RACE
	(*at_end)();
	return last < 0;
}
