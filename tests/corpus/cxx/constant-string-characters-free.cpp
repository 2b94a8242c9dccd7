// Claim: A loop over the characters of a literal ends at the zero that an escape sequence spells.
// Source: C++17 §5.13.3, §5.13.5

constexpr int length(const char *s)
{
	int n = 0;
	while (s[n])
		n++;
	return n;
}

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
	Tag<length("\x41\x42\0c") == 2>::use(x);
	return x > 99;
}
