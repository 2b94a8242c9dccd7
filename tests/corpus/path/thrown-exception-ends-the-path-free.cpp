// Claim: where nothing in the file catches, an exception leaves all of it: the region is executed with k of at least 1 only.
// Source: C++17 [except.throw]; semantics.md §2.
#include <exception>
#include <stdexcept>

struct Fault {
	[[noreturn]] static void raise(int);
};
double a[100];

static void check(int k) {
	if (k < 1)
		throw std::invalid_argument("k");
}

void scale(int k, int l, int m) {
	check(k);
	if (l < 1)
		Fault::raise(l);
	if (m < 1)
		std::terminate();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * k] = i;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * l] = i;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i * m] = i;
}
