// Claim: A bit-field that counts on has what its bits can hold; this one is not followed.
// Source: C++17 §12.2.4

struct Bits {
	unsigned low : 3;
};

constexpr int counted()
{
	Bits b{7};
	b.low++;
	return b.low;
}

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
	Tag<counted() == 0>::use(x);
	return x > 99;
}
