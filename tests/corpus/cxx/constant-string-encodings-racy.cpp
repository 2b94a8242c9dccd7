// Claim: A character takes as many units as its encoding needs, with a prefix those of the prefix.
// Source: C++17 §5.13.5 [lex.string]

template <bool Right> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<sizeof("\u00e9") == 3 && sizeof(u"\U0001F600") == 6 && sizeof(U"\U0001F600") == 8>::use(x);
	return x > 99;
}
