// Claim: A call through a pointer binds the reference parameters to the variables that it names: here each thread's own.
// Source: semantics.md §3; C++17 [expr.call] p7.
#include <omp.h>

static void number(int &target) {
	target = omp_get_thread_num();
}

static int run(void (*called)(int &)) {
	int last = 0;
#pragma omp parallel num_threads(2) reduction(max : last) //@ RACE_FREE
	{
		int x = 0;
		called(x);
		last = x > 7 ? x : last;
	}
	return last;
}

int main() {
	return run(number) > 100;
}
