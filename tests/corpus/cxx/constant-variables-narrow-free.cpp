// Claim: each constant of a chain holds what its type can; the instance that it chooses does not race.
// Source: C++17 §7.8p3
constexpr signed char low = (signed char) 200;
constexpr int whole = low;
enum { TAKEN = whole };

template <int N> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<-56> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<TAKEN>::use(x);
	return x > 99;
}
