// Claim: where no constructor takes the derived class better, its part of the base class is copied by what the compiler makes.
// Source: C++17 §16.3.3.2 (a constructor that takes the class itself fits better than one that takes its base class).
#include <cstdio>

static int made = 0;

struct Base {
	int value = 1;
	Base() {}
	explicit Base(int number) : value(number) { made++; }
};
struct Derived : Base {
};

template <class T, class U> int take(U &given)
{
	T first{given};
	T second(given);
	return first.value + second.value;
}

int main()
{
	int sum = 0;
#pragma omp parallel num_threads(4) reduction(+ : sum) //@ RACE_FREE
	{
		Derived d;
		sum += take<Base>(d);
	}
	std::printf("%d\n", sum > 0 && made == 0);
}
