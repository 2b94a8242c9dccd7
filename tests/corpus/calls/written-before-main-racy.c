// Claim: functions with the attribute constructor write variables before main, those with lower priorities first.
// Source: GCC manual, Common Function Attributes.
static int n, x, a[100];

static void __attribute__((__constructor__(300))) second(void)
{
	n += 1;
}

static void first(void) __attribute__((constructor(200)));

static void first(void)
{
	n = 1;
}

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++) {
		if (n == 2)
			x = 1; //@ race(x)
		a[i] = i;
	}
	return x - 1;
}
