// Claim: A call changes what it refers to; one that is not followed is not passed over.
// Source: C++17 §8.20

constexpr int changed()
{
	int n = 1;
	auto add = [&](int by) { n += by; };
	add(4);
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
	Tag<changed() == 5>::use(x);
	return x > 99;
}
