// Claim: A number that an unknown function of the compiler computes is not its argument.
// Source: GCC manual §6.58

template <bool Right> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<__builtin_bswap32(128u) == 0x80000000u>::use(x);
	return x > 99;
}
