// Claim: an argument that depends on a parameter is computed in its type; the instance that it chooses races.
// Source: C++17 §6.9.1p4
template <bool B> struct Wraps {
	static constexpr int value = B;
};

template <unsigned N> struct Next {
	static constexpr int value = Wraps<(N + 1u == 0)>::value;
};

template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<1> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<Next<0xffffffffu>::value>::use(x);
	return x > 99;
}
