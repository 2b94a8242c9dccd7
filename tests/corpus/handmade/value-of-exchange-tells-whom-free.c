// Claim: who exchanges a number knows from whom the one is that it finds.
// Source: OpenMP 5.2 §15.8.4; semantics.md §6
// Output: depends on the team size
#include <omp.h>
int q;
static int out[12], v[13];
int main(void)
{
#pragma omp parallel num_threads(12) //@ RACE_FREE
	{
		int me = omp_get_thread_num() + 1;
		int old;
		v[me] = me;
#pragma omp atomic capture acq_rel
		{ old = q; q = me; }
		if (old)
			out[me] = v[old];
	}
}
