// Claim: A copy of an object has parts of its own.
// Source: C++17 §15.8.1

struct Pair {
	int first, second;
};

constexpr int changed()
{
	Pair p = {1, 2};
	Pair q = p;
	q.first = 5;
	return p.first * 10 + q.first;
}

template <bool Right> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<changed() == 15>::use(x);
	return x > 99;
}
