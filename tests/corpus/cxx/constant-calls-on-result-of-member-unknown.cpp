// Claim: where CDT cannot store into the object that a member function gives back, which instance is meant is not known.
// Source: C++17 §8.20p2; docs/gaps.md
struct Counter {
	int n;

	constexpr Counter &next()
	{
		++n;
		return *this;
	}
};

constexpr int counted()
{
	Counter c = {1};
	c.next().next();
	return c.n;
}

template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<3> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-statement)
	Tag<counted()>::use(x);
	return x > 99;
}
