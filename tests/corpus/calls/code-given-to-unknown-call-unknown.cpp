// Claim: a function that is not known and is given code of the program may run it in a thread of its own; one of the library's only calls it.
// Source: semantics.md §1 (what is not understood is never dropped).
#include <algorithm>
void submit(void (*f)());
int x;
int a[100];

static void count() {
	x++;
}

int main() {
	std::for_each(a, a + 100, [](int &v) { v = 1; });
#pragma omp parallel //@ RACE_FREE
#pragma omp single
	x++;
	submit(count);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
#pragma omp single
	x++;
	return 0;
}
