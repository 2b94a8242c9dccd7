// Claim: a comparison that finds what was released takes over what precedes, whatever the order for failure is.
// Source: C++17 [atomics.types.operations] p21; semantics.md §6
#include <atomic>

static int data;
static std::atomic<int> flag{0};

int main() {
	int got = 42;
#pragma omp parallel sections num_threads(2) shared(got) //@ RACE_FREE
	{
#pragma omp section
		{
			data = 42;
			flag.store(1, std::memory_order_release);
		}
#pragma omp section
		{
			int expected = 1;
			if (flag.compare_exchange_strong(expected, 7, std::memory_order_acquire, std::memory_order_relaxed))
				got = data;
		}
	}
	return got - 42;
}
