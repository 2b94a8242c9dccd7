// Claim: unsigned numbers that wrap in an argument choose the specialization, which races.
// Source: C++17 §6.9.1p4 (unsigned arithmetic), §8.20
template <bool Wraps> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<(0xffffffffu + 1u == 0)>::use(x);
	return x > 99;
}
