// Claim: a store with relaxed order hands nothing over.
// Source: C++17 [atomics.order]; semantics.md §6
#include <atomic>

static int data;
static std::atomic<int> flag{0};

int main() {
	int got = 42;
#pragma omp parallel sections num_threads(2) shared(got) //@ RACE
	{
#pragma omp section
		{
			data = 42; //@ race(data)
			flag.store(1, std::memory_order_relaxed);
		}
#pragma omp section
		{
			if (flag.load(std::memory_order_acquire) == 1)
				got = data; //@ race(data)
		}
	}
	return got - 42;
}
