// Claim: a task without a wait for it races with what follows; that an event might order the two is a reason why the race is only possible.
// Source: semantics.md §1, §5; OpenMP 5.2 §12.5.2
// Output: differs without OpenMP
#include <omp.h>

int main(void)
{
	int x = 0, y = 0, sum = 0, token = 0;
#pragma omp parallel shared(x, y, sum, token) //@ RACE
#pragma omp single
	{
		omp_event_handle_t done;
#pragma omp task detach(done) shared(x) depend(out: token)
		x = 1;
#pragma omp task shared(y)
		{
			omp_fulfill_event(done);
			y = 2; //@ race(y) possible
		}
#pragma omp task shared(x, y, sum) depend(in: token)
		sum = x + y; //@ race(y) possible
	}
	return sum > 3 + token;
}
