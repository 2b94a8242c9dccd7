// Claim: The name of the function around is an array as long as the name: its size is not computed.
// Source: C++17 §11.4.1

constexpr int size()
{
	return sizeof(__func__);
}

template <bool Right> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<true> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<size() == 5>::use(x);
	return x > 99;
}
