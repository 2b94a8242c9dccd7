// Claim: where what a function with the attribute constructor writes keeps the writes away there is no race.
// Source: GCC manual, Common Function Attributes.
static int n = 2, x, a[100];

__attribute__((constructor)) static void start(void)
{
	n = 1;
}

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		if (n == 2)
			x = 1;
		a[i] = i;
	}
	return x;
}
