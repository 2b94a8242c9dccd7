// Claim: code stands in what an argument points to, at the second level: the function that gets it may run it at any time.
// Source: semantics.md §1 (what is not understood is never dropped); decision 8.
struct operations {
	void (*open)(void);
};
struct driver {
	int number;
	const struct operations *operations;
};
void install(struct driver *driver);

static int x, a[100];

static void count(void)
{
	x++;
}

static const struct operations operations = {count};

int main(void)
{
	struct driver driver = {1, &operations};
	install(&driver);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		a[i] = x;
	return a[0] < 0;
}
