// Claim: CDT takes the size of a vector for that of its lane: which instance is meant is not known.
// Source: GCC manual §6.52 (the size of a vector is that of all its lanes)
typedef int Four __attribute__((vector_size(16)));

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
	Tag<sizeof(Four)>::use(x);
	return x > 99;
}
