// Claim: Code that a function which is not followed stores may be found by what this calls out of sight, though it is given numbers alone.
// Source: semantics.md §3.
static double v[100], total;
double (*kept)(double);
int limit(int);

static double add(double (*f)(double), int n) {
	kept = f;
	if (n <= 0 || limit(n) < 0)
		return 0;
	return f(n) + add(f, n - 1);
}

static double half(double x) {
	return x / 2;
}

int main(int n, char **arguments) {
	total = add(half, n);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		v[i] = i;
	return 0;
}
