// Claim: A parameter that is a copy has parts of its own: the argument keeps its value.
// Source: C++17 §8.2.2

struct Pair {
	int first, second;
};

constexpr Pair start = {1, 2};

constexpr int next(Pair p)
{
	p.first++;
	return p.first;
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
#pragma omp parallel //@ RACE_FREE
	Tag<next(start) + next(start) != 4>::use(x);
	return x > 99;
}
