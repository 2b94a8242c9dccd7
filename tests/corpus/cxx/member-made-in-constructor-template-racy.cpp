// Claim: in a constructor template the constructor of a member is the one that fits what the template was given.
// Source: C++17 §16.3.3 (a reference to a variable object prefers base(base &)), §15.6.2.
static int made;

struct base {
	int v = 0;
	base() {}
	base(base &)
	{
		made++; //@ race(made)
	}
	base(const base &other) : v(other.v) {}
};

struct derived : base {
};

struct holder {
	base b;
	template <class T> holder(T &t) : b(t) {}
};

int main()
{
	derived d;
	const derived c{};
	int sum = 0;
#pragma omp parallel for reduction(+ : sum) //@ RACE
	for (int i = 0; i < 8; i++) {
		holder h(d);
		sum += h.b.v;
	}
#pragma omp parallel for reduction(+ : sum) //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		holder h(c);
		sum += h.b.v;
	}
	return sum;
}
