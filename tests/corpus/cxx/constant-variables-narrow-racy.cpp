// Claim: each constant of a chain holds what its type can; the instance that it chooses races.
// Source: C++17 §7.8p3
constexpr signed char low = (signed char) 200;
constexpr int whole = low;
enum { TAKEN = whole };

template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<-56> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<TAKEN>::use(x);
	return x > 99;
}
