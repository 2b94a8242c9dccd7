// Claim: what a conjunction decides without is not evaluated in constants either; the instance that the count chooses races.
// Source: C++17 §8.14p1, §8.15p1
constexpr int count(int &n)
{
	return ++n;
}

constexpr int counted()
{
	int n = 0;
	bool never = false && count(n);
	bool always = true || count(n);
	return n * 10 + never + always;
}

template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<1> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<counted()>::use(x);
	return x > 99;
}
