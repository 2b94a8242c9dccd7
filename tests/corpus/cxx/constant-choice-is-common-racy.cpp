// Claim: a choice has the common type of both ends; the instance that it chooses races.
// Source: C++17 §8.16p6
constexpr int minus = -1;
constexpr bool yes = true;
constexpr long chosen = yes ? minus : 0u;

template <bool B> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<(chosen > 0)>::use(x);
	return x > 99;
}
