// Claim: moving an object moves its members, by construction and by assignment, where nobody wrote how it is copied.
// Source: C++17 [class.copy.ctor] p8, [class.copy.assign] p4
#include <utility>
#include <vector>

struct Table {
	int n = 0;
	std::vector<int> rows;
};

int main() {
	Table a, b, c;
	a.rows.resize(101);
	b.rows.resize(101);
	int *p = a.rows.data(), *q = b.rows.data();
	Table d(std::move(a));
	c = std::move(b);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		d.rows[i] = p[i + 1]; //@ race
		c.rows[i] = q[i + 1]; //@ race
	}
	return c.rows[0] + d.rows[0];
}
