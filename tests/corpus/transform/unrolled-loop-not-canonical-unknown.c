// Claim: the loop that a transformation takes must be in canonical form, also where one thread executes what is generated: the body leaves
// its variable and its bound alone, with != it goes by one, nothing leaves it. Source: OpenMP 5.2 §4.4.1, §9
#include <omp.h>

int out[64];

static void skip(int *i)
{
	*i += 1;
}

void steps(int n)
{
#pragma omp parallel num_threads(8) //@ UNKNOWN(not-conforming)
	{
		int mine = 0;
#pragma omp unroll partial(2)
		for (int i = 0; i < n; i++) {
			mine += i;
			i += mine & 1; //@ message(not-canonical)
		}
#pragma omp tile sizes(4)
		for (int i = 0; i != n; i += 2) //@ message(not-canonical)
			mine += i;
		out[omp_get_thread_num()] = mine;
	}
}

void bounds(int n)
{
#pragma omp parallel num_threads(8) //@ UNKNOWN(not-conforming)
	{
		int mine = 0;
		int last = n;
#pragma omp unroll
		for (int i = 0; i < last; i++) {
			mine += i;
			last -= mine & 1; //@ message(not-canonical)
		}
#pragma omp unroll partial(2)
		for (int i = 0; i < n; i++) { //@ message(not-canonical)
			mine += i;
			skip(&i);
		}
#pragma omp tile sizes(4)
		for (int i = 0; i < n; i++) {
			if (mine > 100)
				break; //@ message(branch-out)
			mine += i;
		}
		out[omp_get_thread_num()] = mine;
	}
}
