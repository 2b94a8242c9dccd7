// Claim: a copied container has elements of its own, also where a constructor takes the copy into a member or an allocated object.
// Source: C++17 [vector.cons], [class.base.init], [expr.new]
#include <vector>

struct Table {
	std::vector<int> rows;
	Table() : rows(101) {}
};

struct Pair {
	Table first;
	explicit Pair(const Table &t) : first(t) {}
};

int main() {
	Table a;
	Table b = a;
	Pair c(a);
	Table *d = new Table(a);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		b.rows[i] = a.rows[i + 1];
		c.first.rows[i] = a.rows[i + 1];
		d->rows[i] = a.rows[i + 1];
	}
	return b.rows[0] + c.first.rows[1] + d->rows[2];
}
