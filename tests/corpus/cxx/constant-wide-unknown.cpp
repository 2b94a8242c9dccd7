// Claim: where the number of an argument is not computed, which instance is meant is not known.
// Source: C++17 §8.20 (long double is not computed with)
template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<2> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<(int) 2.9L>::use(x);
	return x > 99;
}
