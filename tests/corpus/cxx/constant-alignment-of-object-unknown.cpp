// Claim: An object may have a stricter alignment than its type; it is not followed.
// Source: GCC manual §6.44

alignas(32) int aligned;

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
	Tag<__alignof__(aligned) == 32>::use(x);
	return x > 99;
}
