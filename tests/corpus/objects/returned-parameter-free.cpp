// Claim: a parameter that is returned has elements of its own where its argument was copied.
// Source: C++17 [class.copy.elision] p3
#include <vector>

static std::vector<int> through(std::vector<int> v) { return v; }

int main() {
	std::vector<int> a(101);
	const int *p = a.data();
	std::vector<int> b = through(a);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		b[i] = p[i + 1];
	return b[0];
}
