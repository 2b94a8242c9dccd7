// Claim: each thread exchanges the object of another one for its own.
// Source: OpenMP 5.2 §15.8.4; semantics.md §6
// Output: depends on the team size
#include <stdlib.h>
#include <omp.h>
struct node { int v; int w; };
struct node *q;
int out[12];
int main(void)
{
#pragma omp parallel num_threads(12) //@ RACE_FREE
	{
		int me = omp_get_thread_num();
		struct node *n = malloc(sizeof *n);
		n->v = me;
		struct node *old;
#pragma omp atomic capture acq_rel
		{ old = q; q = n; }
		if (old)
			out[me] = old->v;
	}
}
