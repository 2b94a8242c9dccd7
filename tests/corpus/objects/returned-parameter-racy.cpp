// Claim: a parameter that is returned is moved: its elements stay where they were.
// Source: C++17 [class.copy.elision] p3
#include <utility>
#include <vector>

static std::vector<int> through(std::vector<int> v) { return v; }

int main() {
	std::vector<int> a(101);
	const int *p = a.data();
	std::vector<int> b = through(std::move(a));
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		b[i] = p[i + 1]; //@ race
	return b[0];
}
