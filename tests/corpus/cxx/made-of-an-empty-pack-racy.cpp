// Claim: the constructor without parameters makes an object of an empty pack, the one with a parameter that of one argument.
// Source: semantics.md §9; C++17 §17.5.3p6, §16.3.1.3.
#include <memory>

static int made, given;

struct counter {
	int v;
	counter() : v(1)
	{
		made++; //@ race(made)
	}
	explicit counter(int k) : v(k)
	{
		given++; //@ race(given)
	}
};

int main()
{
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE
	for (int i = 0; i < 8; i++)
		sum += std::make_unique<counter>()->v;
#pragma omp parallel for reduction(+ : sum) //@ RACE
	for (int i = 0; i < 8; i++)
		sum += std::make_unique<counter>(i)->v;
	return sum != 36 || made != 8 || given != 8;
}
