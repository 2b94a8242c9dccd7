// Claim: std::swap exchanges the elements of members by moving them, and std::exchange hands on the old ones.
// Source: C++17 [utility.swap], [utility.exchange]
#include <utility>
#include <vector>

struct Table {
	std::vector<int> rows;
	Table() : rows(101) {}
};

int main() {
	Table a, b;
	std::vector<int> c(101);
	int *p = a.rows.data(), *q = c.data();
	std::swap(a, b);
	std::vector<int> d = std::exchange(c, std::vector<int>(7));
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		b.rows[i] = p[i + 1]; //@ race
		d[i] = q[i + 1]; //@ race
	}
	return b.rows[0] + d[0];
}
