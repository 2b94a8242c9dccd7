// Claim: a counter of eight bits wraps while a constexpr function counts; the instance that it chooses does not race.
// Source: C++17 §7.8p2
constexpr int steps()
{
	unsigned char c = 250;
	int n = 0;
	while (c != 0) {
		++c;
		++n;
	}
	return n;
}

template <int N> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<6> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<steps()>::use(x);
	return x > 99;
}
