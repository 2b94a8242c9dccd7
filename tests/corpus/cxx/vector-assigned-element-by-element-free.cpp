// Claim: the assignment of a vector and its assign() assign the elements that are there; only new ones are copied.
// Source: semantics.md §1; C++17 §26.2.1, §26.2.3
#include <vector>

static int assigned = 0;

struct Element {
	int v = 0;
	Element() {}
	Element(const Element &other) : v(other.v) {}
	Element &operator=(const Element &other) {
		v = other.v;
		assigned++;
		return *this;
	}
};

int main() {
	int sum = 0;
	Element one;
	one.v = 1;
#pragma omp parallel num_threads(2) reduction(+ : sum) //@ RACE_FREE
	{
		std::vector<Element> a, b(2);
		a = b;
		std::vector<Element> c;
		c.assign(2, one);
		sum += a[0].v + c[1].v;
	}
	return sum == 0 || assigned != 0;
}
