// Claim: a hash is computed modulo 2^32; the instance that it chooses does not race.
// Source: C++17 §6.9.1p4
constexpr unsigned hash(const char *s)
{
	unsigned h = 2166136261u;
	for (int i = 0; s[i]; i++) {
		h ^= (unsigned char) s[i];
		h *= 16777619u;
	}
	return h;
}

template <unsigned N> struct Tag {
	static void use(int &x) { x++; }
};

template <> struct Tag<2> {
	static void use(int &x) { (void) x; }
};

int x;

int main()
{
#pragma omp parallel //@ RACE_FREE
	Tag<hash("race") % 7>::use(x);
	return x > 99;
}
