// Claim: A string literal in braces gives its length to an array whose type has a name; where that is not followed, the instance is not known.
// Source: C++17 §11.6.2

using Text = const char[];
constexpr Text s = {"abc"};

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
	Tag<sizeof(s) == 4>::use(x);
	return x > 99;
}
