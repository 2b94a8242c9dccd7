// Claim: a constructor template fits an object of a derived class better than the copy constructor.
// Source: C++17 §16.3.3.2 (a constructor that takes the class itself fits better than one that takes its base class).
#include <cstdio>

static int made = 0;

struct Base {
	int value = 1;
	Base() {}
	template <class U> explicit Base(const U &) { made++; } //@ race(made)
};
struct Derived : Base {
};

template <class T, class U> int take(U &given)
{
	T first(given);
	return first.value;
}

int main()
{
	int sum = 0;
#pragma omp parallel num_threads(4) reduction(+ : sum) //@ RACE
	{
		Derived d;
		sum += take<Base>(d);
	}
	std::printf("%d\n", sum > 0 && made > 0);
}
