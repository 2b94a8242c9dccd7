// Claim: a member that a constructor template starts with an object of a derived class is a copy of that object's part.
// Source: semantics.md §9; C++17 §15.6.2, §15.8.1.
#include <vector>

struct base {
	std::vector<int> v;
	base() : v(4) {}
};

struct derived : base {
	int w = 0;
};

struct holder {
	base b;
	int k;
	template <class T> holder(const T &t, int k) : b(t), k(k) {}
};

int main()
{
	derived d;
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		holder h(d, i);
		h.b.v[0] = h.k;
		sum += h.b.v[0];
	}
	return sum;
}
