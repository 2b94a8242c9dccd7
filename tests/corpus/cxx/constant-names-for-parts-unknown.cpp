// Claim: What is written by a name for a member of an object is not followed: the instance is not known.
// Source: C++17 §11.5

struct Pair {
	int first, second;
};

constexpr int written()
{
	Pair p = {1, 2};
	auto &[u, v] = p;
	u = 7;
	return p.first + v;
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
	Tag<written() == 9>::use(x);
	return x > 99;
}
