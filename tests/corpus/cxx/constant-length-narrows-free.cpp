// Claim: the length of an array is converted by its cast; the instance that it chooses does not race.
// Source: C++17 §7.8p2
char cells[(unsigned char) 260];

template <unsigned long N> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<4> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<sizeof(cells)>::use(x);
	return x > 99;
}
