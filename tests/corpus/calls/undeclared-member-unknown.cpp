// Claim: the constructor of a member or a base class that is not declared (its header is missing, so that this does not compile) may start
// a thread.
// Source: semantics.md §1 (what is not understood is never dropped); C++17 §15.6.2.
#include "pool.h" //@ message(missing-include)
int x;

struct Service {
	Pool pool;
};

struct Other : Pool {
	int size;
};

int main() {
	Service service;
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	return 0;
}

void run() {
	Other *other = new Other;
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
}
