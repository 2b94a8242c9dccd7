// Claim: a thread's name of namespace scope that is given no code starts none.
// Source: semantics.md §5; decision 8
#include <thread>
int x;
static std::thread watch;
void work(void) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
#pragma omp single
		x = 1;
	}
}
