// Claim: a comparison that fails is a load with the order for failure: a relaxed one takes nothing over.
// Source: C++17 [atomics.types.operations] p21; semantics.md §6
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
			flag.store(1, std::memory_order_release);
		}
#pragma omp section
		{
			int expected = 5;
			if (!flag.compare_exchange_strong(expected, 7, std::memory_order_acquire, std::memory_order_relaxed) && expected == 1)
				got = data; //@ race(data)
		}
	}
	return got - 42;
}
