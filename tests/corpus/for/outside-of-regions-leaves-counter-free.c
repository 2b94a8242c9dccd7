// Claim: an orphaned worksharing loop that the initial thread executes alone makes its variable private, and what private lists.
// Source: OpenMP 5.2 §5.1.1, §5.4.3, §11.5
// Output: differs without OpenMP
static int i = 8;

int main(void)
{
	int t = 5, a[16];
#pragma omp for private(t)
	for (i = 0; i < 10; i++) {
		t = i;
		a[i] = t;
	}
	if (i != 8 || t != 5)
		return 1;
#pragma omp parallel for //@ RACE_FREE
	for (int k = 0; k < 10; k++)
		a[k] += t;
	return 0;
}
