// Claim: where counting takes too many steps, which instance is meant is not known.
// Source: C++17 §8.20p2
constexpr bool isPrime(int n)
{
	for (int i = 2; i * i <= n; ++i)
		if (n % i == 0)
			return false;
	return n > 1;
}

constexpr int primes(int below)
{
	int n = 0;
	for (int i = 0; i < below; ++i)
		if (isPrime(i))
			++n;
	return n;
}

template <int N> struct Tag {
	static void use(int &x) { (void) x; }
};

template <> struct Tag<10> {
	static void use(int &x) { x++; }
};

int x;

int main()
{
#pragma omp parallel //@ UNKNOWN(unmodelled-statement)
	Tag<primes(30)>::use(x);
	return x > 99;
}
