// Claim: a thread of namespace scope that is given a lambda expression without captures may run beside all regions.
// Source: semantics.md §5; decision 8
#include <thread>
int x;
static std::thread watch([] { x = 1; });
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
