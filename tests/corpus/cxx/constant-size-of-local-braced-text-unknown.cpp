// Claim: A string literal in braces gives its length to an array of a function; where that is not followed, the instance is not known.
// Source: C++17 §11.6.2

constexpr int size()
{
	char s[] = {"abc"};
	return sizeof(s);
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
	Tag<size() == 4>::use(x);
	return x > 99;
}
