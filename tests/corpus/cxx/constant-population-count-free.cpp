// Claim: The highest bit of an unsigned number counts once where its bits are counted.
// Source: GCC manual §6.58 (__builtin_popcount has an unsigned operand)

template <bool Right> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<true> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<__builtin_popcount(~0u) == 32>::use(x);
	return x > 99;
}
