// Claim: the last call of a recursion that is not followed to its end shifts by one element; the calls before it, which are followed, do not race.
// Source: semantics.md §1 (what is not known is said).
static void shift(float *a, int n, int h)
{
#pragma omp parallel for //@ UNKNOWN budget
	for (int i = 0; i < n; i++)
		a[i] = a[i + h];
}

static void between(float *a, int k)
{
	if (k == 1) {
		shift(a, 10, 1);
	} else {
		shift(a, 10, 50);
		between(a, k - 1);
	}
}

int main(void)
{
	static float a[100];
	between(a, 40);
	return 0;
}
