// Claim: what precedes a store with release order is before what follows a load with acquire order that found its value.
// Source: C++17 [atomics.order]; semantics.md §6
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
			if (flag.load(std::memory_order_acquire) == 1)
				got = data;
		}
	}
	return got - 42;
}
