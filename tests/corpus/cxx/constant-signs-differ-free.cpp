// Claim: a comparison of numbers with different signs is one of unsigned numbers; the instance that it chooses does not race.
// Source: C++17 §8p11 (compilers warn of such a comparison)
constexpr int minus = -1;

template <bool B> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<true> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<(minus > 0x80000000)>::use(x);
	return x > 99;
}
