// Claim: A parameter that is passed on keeps its parts, whatever the called function does to its own.
// Source: C++17 §8.2.2

struct Pair {
	int first, second;
};

constexpr int digits(Pair p, int n)
{
	if (n == 0)
		return p.first;
	p.first++;
	int rest = digits(p, n - 1);
	return p.first * 10 + rest;
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
	Tag<digits(Pair{1, 2}, 2) == 53>::use(x);
	return x > 99;
}
