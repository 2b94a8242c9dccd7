// Claim: an object that is made of, or assigned, one of a derived class has memory of its own.
// Source: semantics.md §9; C++17 §15.8.1, §15.8.2.
#include <vector>

struct base {
	std::vector<int> v;
	base() : v(4) {}
};

struct other {
	int k = 1;
};

struct derived : other, base {
};

template <class T> static int copied(const T &t)
{
	base b = t;
	b.v[0] = 1;
	return b.v[0];
}

int main()
{
	derived d;
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		base b(d);
		b.v[0] = i;
		base c;
		c = d;
		c.v[0] = i;
		sum += b.v[0] + c.v[0] + copied(d);
	}
	return sum;
}
