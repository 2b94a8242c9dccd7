// Claim: an object of a derived class that is passed or returned by value as one of the base class: which constructor takes it is not followed.
// Source: C++17 §16.3.3.2 (a constructor that takes the class itself fits better than one that takes its base class). semantics.md §1.
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
	made++;
}

static int by(Base b)
{
	return b.value;
}

static Base as(Derived &d)
{
	return d;
}

int main()
{
	int sum = 0;
#pragma omp parallel num_threads(4) reduction(+ : sum) //@ UNKNOWN(unmodelled-expression)
	{
		Derived d;
		sum += by(d);
	}
#pragma omp parallel num_threads(4) reduction(+ : sum) //@ UNKNOWN(unmodelled-expression)
	{
		Derived d;
		sum += as(d).value;
	}
	return sum + made == 0;
}
