// Claim: an object that is made of the arguments of an empty pack starts as one without arguments does, in memory of its own.
// Source: semantics.md §9; C++17 §17.5.3p6 (an empty expansion is no list item), §11.6p8.
#include <memory>

struct plain {
	int v;
};

struct counter {
	int v;
	counter() : v(1) {}
	explicit counter(int k) : v(k) {}
};

template <class T, class... A> static int value(A... a)
{
	return T(a...).v;
}

int main()
{
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		auto zero = std::make_unique<int>();
		auto p = std::make_unique<plain>();
		auto c = std::make_unique<counter>();
		auto d = std::make_unique<counter>(i);
		*zero += i;
		p->v += *zero;
		c->v += p->v;
		sum += c->v + d->v + value<counter>() + value<counter>(i);
	}
	return sum & 1;
}
