// Claim: a constant function that stores into what is not declared has no value: which instance is meant is not known.
// Source: C++17 §8.20p2. It does not compile: the array is misspelt.
constexpr bool isPrime(int n)
{
	for (int i = 2; i * i <= n; ++i)
		if (n % i == 0)
			return a[i] = 0;
	return n > 1;
}

template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<0> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-statement)
	Tag<isPrime(30)>::use(x);
	return x > 99;
}
