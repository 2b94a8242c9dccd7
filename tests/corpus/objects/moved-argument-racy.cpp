// Claim: a parameter that takes its argument by value gets the elements of what is moved into it, and hands them on in turn.
// Source: C++17 [dcl.init], [class.base.init]
#include <utility>
#include <vector>

struct Table {
	std::vector<int> rows;
	explicit Table(std::vector<int> r) : rows(std::move(r)) {}
};

static void shift(Table t, const int *p) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		t.rows[i] = p[i + 1]; //@ race
}

int main() {
	std::vector<int> a(101);
	const int *p = a.data();
	Table t(std::move(a));
	shift(std::move(t), p);
}
