// Claim: Code that a function which is not followed calls, but neither keeps nor hands on, has ended when the function returns, also where
// that calls functions out of sight with numbers. Source: semantics.md §3.
static double v[100], total;
int limit(int);

static double add(double (*f)(double), int n) {
	if (n <= 0 || limit(n) < 0)
		return 0;
	return f(n) + add(f, n - 1);
}

static double half(double x) {
	return x / 2;
}

int main(int n, char **arguments) {
	total = add(half, n);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		v[i] = i;
	return 0;
}
