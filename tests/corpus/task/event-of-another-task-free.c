// Claim: whoever fulfils its event, a detached task is complete no earlier than its block: what waits for it comes after the block.
// Source: semantics.md §5; OpenMP 5.2 §12.5.2, §15.5
#include <omp.h>

int main(void)
{
	int x = 0, y = 0, sum = 0;
#pragma omp parallel shared(x, y, sum) //@ RACE_FREE
#pragma omp single
	{
		omp_event_handle_t done;
#pragma omp task detach(done) shared(x)
		x = 1;
#pragma omp task shared(y)
		{
			y = 2;
			omp_fulfill_event(done);
		}
#pragma omp taskwait
		sum = x + y;
	}
	return sum != 3;
}
