// Claim: fences around relaxed operations hand over what is before the one to what is behind the other.
// Source: C11 §7.17.4; semantics.md §6
#include <stdatomic.h>

static int data;
static atomic_int flag;

int main(void) {
	int got = 42;
#pragma omp parallel sections num_threads(2) shared(got) //@ RACE_FREE
	{
#pragma omp section
		{
			data = 42;
			atomic_thread_fence(memory_order_release);
			atomic_store_explicit(&flag, 1, memory_order_relaxed);
		}
#pragma omp section
		{
			if (atomic_load_explicit(&flag, memory_order_relaxed) == 1) {
				atomic_thread_fence(memory_order_acquire);
				got = data;
			}
		}
	}
	return got - 42;
}
