// Claim: An escape sequence ends with its literal, though the next one begins with a digit.
// Source: C++17 §5.2 (phases 5 and 6)

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
	Tag<sizeof("\x4" "1") == 3>::use(x);
	return x > 99;
}
