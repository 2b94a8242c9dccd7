// Claim: a condition that is not computed is not taken for a false one: which instance is meant is not known.
// Source: C++17 §8.20p2
constexpr int length(const char *s)
{
	int n = 0;
	while (*s++)
		n++;
	return n;
}

template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<4> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<length("race")>::use(x);
	return x > 99;
}
