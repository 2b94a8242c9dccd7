// Claim: A function that returns nothing changes what its parameter refers to.
// Source: C++17 §8.20

constexpr void raise(int &n, int by)
{
	if (by > 0)
		n += by;
}

constexpr int raised()
{
	int n = 1;
	raise(n, 4);
	raise(n, -1);
	return n;
}

template <bool Right> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<true> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<raised() == 5>::use(x);
	return x > 99;
}
