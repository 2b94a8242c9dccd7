// Claim: the complement of an unsigned number has its width; the instance that it chooses races.
// Source: C++17 §8.3.1p10, §8.8p3
template <unsigned N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<0xfffffffu> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<(~0u >> 4)>::use(x);
	return x > 99;
}
