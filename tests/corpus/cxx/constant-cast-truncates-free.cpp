// Claim: a floating number in an argument loses its fraction by the cast; the instance that it chooses does not race.
// Source: C++17 §7.10p1
template <int N> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<2> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<static_cast<int>(2.9)>::use(x);
	return x > 99;
}
