// Claim: a second name of another function leads to no further call. Source: GCC's attribute alias; semantics.md §2.
float a[100];

static void shift(int n, int h) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] = a[i + h];
}

static void clear(int n, int h) {
	a[n] = h;
}

static void other(int n, int h) __attribute__((alias("clear")));

int main(void) {
	shift(10, 50);
	other(10, 1);
	return 0;
}
