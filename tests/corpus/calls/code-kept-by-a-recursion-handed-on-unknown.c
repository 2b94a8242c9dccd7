// Claim: code that a recursion is given and keeps is code that a later call hands to unseen code, which may call it at any time.
// Source: semantics.md §4; POSIX.1-2017 §2.9
static int w;
static void set(void) { w = 1; }
void keep(void (*f)(void));
static void (*kept)(void);
static void descend(int k, void (*f)(void))
{
	if (k == 90)
		kept = f;
	else
		descend(k + 1, f);
}

void region(double *a, int n)
{
	descend(0, set);
	keep(kept);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
