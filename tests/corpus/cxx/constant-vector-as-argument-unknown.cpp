// Claim: an instance for a vector is not one for its lane: what it means is not known.
// Source: GCC manual §6.52 (a vector is a type of its own)
typedef int Four __attribute__((vector_size(16)));

template <bool Large> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; }
};

template <class T> void use(int &x)
{
	Tag<(sizeof(T) == 16)>::use(x);
}

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	use<Four>(x);
	return x > 99;
}
