// Claim: A string literal in braces gives its length to the type of an array, which decltype and references have.
// Source: C++17 §11.6.2

const char text[] = {"abc"};

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
	Tag<sizeof(decltype(text)) == 4>::use(x);
	return x > 99;
}
