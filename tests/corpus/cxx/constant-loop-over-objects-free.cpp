// Claim: The variable of a loop over elements is a copy with parts of its own.
// Source: C++17 §9.5.4

struct Pair {
	int first, second;
};

constexpr int sum()
{
	Pair t[2] = {{1, 2}, {3, 4}};
	int s = 0;
	for (Pair e : t) {
		e.first += 10;
		s += e.first;
	}
	return s * 100 + t[0].first + t[1].first;
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
	Tag<sum() != 2404>::use(x);
	return x > 99;
}
