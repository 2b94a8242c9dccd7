// Claim: The values of a packed enumeration are as short as possible; their size is not followed.
// Source: GCC manual §6.33.1 (packed)

enum __attribute__((packed)) Color { RED, GREEN };

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
	Tag<sizeof(Color) == 1>::use(x);
	return x > 99;
}
