// Claim: what an object of namespace scope starts before anything is called may run beside all regions.
// Source: semantics.md §5; decision 8
#include <thread>
int x;
struct Watch {
	Watch() { std::thread([] { x = 1; }).detach(); }
};
static Watch watch;
void work(void) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-call)
	{
#pragma omp single
		x = 1;
	}
}
