// Claim: a call by the second name of a static function has another distance than the one by the first. Source: GCC's attribute alias; semantics.md §2.
float a[100];

static void shift(int n, int h) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		a[i] = a[i + h]; //@ race(a) possible
}

static void other(int n, int h) __attribute__((alias("shift")));

int main(void) {
	shift(10, 50);
	other(10, 1);
	return 0;
}
