// Claim: a move constructor that the program has is executed: it leaves the old object with what it says.
// Source: C++17 [class.copy.ctor]
#include <utility>

struct Buffer {
	double *data;
	int n;
	explicit Buffer(int k) : data(new double[k]()), n(k) {}
	Buffer(const Buffer &o) : data(new double[o.n]()), n(o.n) {}
	Buffer(Buffer &&o) : data(o.data), n(o.n) {
		o.data = nullptr;
		o.n = 0;
	}
};

int main() {
	Buffer a(100);
	Buffer b = std::move(a), c(b);
#pragma omp parallel for //@ RACE_FREE
	for (int i = a.n; i < b.n; i++)
		b.data[i] = c.data[99 - i];
	return b.data[0] != 0;
}
