// Claim: An assignment of an object copies its parts; this one is not followed.
// Source: C++17 §15.8.2

struct Pair {
	int first, second;
};

constexpr int changed()
{
	Pair p = {1, 2};
	Pair q = {3, 4};
	q = p;
	p.first = 9;
	return p.first * 10 + q.first;
}

template <bool Right> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<changed() == 91>::use(x);
	return x > 99;
}
