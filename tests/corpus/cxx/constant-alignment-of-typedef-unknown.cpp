// Claim: an alignment that a typedef sets is not that of the type: which instance is meant is not known.
// Source: GCC manual §6.34.1 (aligned)
typedef int Wide __attribute__((aligned(16)));

template <unsigned long N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<16> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<alignof(Wide)>::use(x);
	return x > 99;
}
