// Claim: a static member of an instance holds what its type can; the instance that it chooses does not race.
// Source: C++17 §7.8p2
template <int N> struct Low {
	static constexpr unsigned char value = (unsigned char) N;
	static constexpr int whole = value;
};

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
	Tag<Low<300>::whole>::use(x);
	return x > 99;
}
