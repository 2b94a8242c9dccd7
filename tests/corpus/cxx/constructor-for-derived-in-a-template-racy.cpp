// Claim: a template makes an object of one of a derived class by the constructor that takes such an object.
// Source: C++17 §16.3.3.2 (a constructor that takes the class itself fits better than one that takes its base class).
#include <cstdio>

static int made = 0;

struct Derived;
struct Base {
	int value = 1;
	Base() {}
	Base(const Derived &d);
};
struct Derived : Base {
};

inline Base::Base(const Derived &)
{
	made++; //@ race(made)
}

template <class T> struct Holder {
	T held;
	template <class U> explicit Holder(U &given) : held(given) {}
};

template <class T, class U> int take(U &given)
{
	T first{given};
	Holder<T> second(given);
	return first.value + second.held.value;
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
