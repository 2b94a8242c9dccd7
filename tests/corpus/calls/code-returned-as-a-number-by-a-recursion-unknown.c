// Claim: code that a recursion is given as a number and returns is code that a later call hands to unseen code.
// Source: semantics.md §4; C11 §6.3.2.3 p6
void keep(long f);
static int w;
static void set(void) { w = 1; }
static long descend(int k, long f) { return k == 90 ? f : descend(k + 1, f); }

void region(double *a, int n)
{
	keep(descend(0, (long)set));
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
