// Claim: what a constexpr function returns is converted to its type; the instance that it chooses does not race.
// Source: C++17 §9.6.3p2, §7.8p2
constexpr unsigned char low(int n)
{
	return n;
}

template <int N> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<44> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<low(300)>::use(x);
	return x > 99;
}
