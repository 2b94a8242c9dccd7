// Claim: The parts of a fold over commas are evaluated from the left to the right; this one is not followed.
// Source: C++17 §8.1.6, §8.19

template <class... T> constexpr int digits(T... part)
{
	int n = 0;
	((n = n * 10 + part), ...);
	return n;
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
	Tag<digits(1, 2, 3) == 123>::use(x);
	return x > 99;
}
