// Claim: a thread that a region gives a name from before it runs beside the regions that follow.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
#include <thread>

static int x, a[100];
static std::thread other;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	other = std::thread([] { x = 1; });
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	other.join();
	return a[0] > 1;
}
