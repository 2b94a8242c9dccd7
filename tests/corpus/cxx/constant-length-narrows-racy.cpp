// Claim: the length of an array is converted by its cast; the instance that it chooses races.
// Source: C++17 §7.8p2
char cells[(unsigned char) 260];

template <unsigned long N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<4> {
	static void use(int &x) { x++; } //@ race(x)
};

int x;

int main()
{
#pragma omp parallel //@ RACE
	Tag<sizeof(cells)>::use(x);
	return x > 99;
}
