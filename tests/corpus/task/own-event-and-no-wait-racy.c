// Claim: a detached task that fulfils its own event is complete then: nothing else is ordered, so what does not wait for it races.
// Source: semantics.md §5; OpenMP 5.2 §12.5.2
// Output: differs without OpenMP
#include <omp.h>

int main(void)
{
	int x = 0, sum = 0;
#pragma omp parallel shared(x, sum) //@ RACE
#pragma omp single
	{
		omp_event_handle_t done;
#pragma omp task detach(done) shared(x)
		{
			x = 1; //@ race(x)
			omp_fulfill_event(done);
		}
		sum = x; //@ race(x)
	}
	return sum > 1;
}
