// Claim: after std::swap an object has the elements that the other one had.
// Source: C++17 [utility.swap]
#include <utility>
#include <vector>

struct Table {
	std::vector<int> rows;
	Table() : rows(101) {}
};

int main() {
	Table a, b;
	int *p = a.rows.data();
	std::swap(a, b);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a.rows[i] = p[i + 1];
	return a.rows[0];
}
