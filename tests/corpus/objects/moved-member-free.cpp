// Claim: an object whose class has a destructor of its own is copied where it could be moved: the members of both are apart.
// Source: C++17 [class.copy.ctor] p8
#include <utility>
#include <vector>

struct Table {
	std::vector<int> rows;
	Table() : rows(101) {}
	~Table() {}
};

int main() {
	Table a;
	int *p = a.rows.data();
	Table b = std::move(a);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		b.rows[i] = p[i + 1];
	return b.rows[0];
}
