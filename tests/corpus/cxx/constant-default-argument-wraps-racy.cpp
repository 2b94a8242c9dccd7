// Claim: a default argument is computed in unsigned arithmetic; the instance that it chooses races.
// Source: C++17 §6.9.1p4, §17.1p14
template <bool Wraps = (0xffffffffu + 1u == 0)> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<>::use(x);
	return x > 99;
}
