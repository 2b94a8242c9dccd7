// Claim: a character with its highest bit is negative; the instance that it chooses races.
// Source: C++17 §6.9.1p1 (as x86-64 has it)
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
	Tag<('\xff' < 0)>::use(x);
	return x > 99;
}
