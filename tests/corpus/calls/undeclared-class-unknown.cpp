// Claim: the constructor of a class that is not declared (its header is missing, so that this does not compile) may start a thread: of a
// variable, a member, an object on the heap, or one without a name; a region before it is not concerned.
// Source: semantics.md §1 (what is not understood is never dropped); C++17 §15.1.
#include "pool.h" //@ message(missing-include)
int x;

static void count() {
	x++;
}

struct Service {
	Pool pool;
};

int main() {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	x++;
	Pool pool(4);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	pool.start(count);
	return 0;
}
