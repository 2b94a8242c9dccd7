// Claim: an enumerator whose unsigned sum wraps is a one; the instance that it chooses does not race.
// Source: C++17 §6.9.1p4, §8.20
enum { WRAPS = 0xffffffffu + 1u == 0 };

template <int N> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<1> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<WRAPS>::use(x);
	return x > 99;
}
