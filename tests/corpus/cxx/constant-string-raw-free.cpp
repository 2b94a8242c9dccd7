// Claim: A backslash in a raw literal is a character, and the delimiters are none.
// Source: C++17 §5.13.5 [lex.string]

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
	Tag<sizeof(R"x(a\n)"b)x") == 7>::use(x);
	return x > 99;
}
