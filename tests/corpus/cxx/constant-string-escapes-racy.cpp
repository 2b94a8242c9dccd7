// Claim: An escape sequence of several digits is one character of a literal.
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
	Tag<sizeof("\x41\0b\1012") == 6>::use(x);
	return x > 99;
}
