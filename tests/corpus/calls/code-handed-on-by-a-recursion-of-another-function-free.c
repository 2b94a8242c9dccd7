// Claim: code that a recursion hands to unseen code may run beside the regions that its caller meets behind it; that it runs beside those
// of other functions of the file is for their callers to exclude. Source: semantics.md §4
int iterate(int k, int (*f)(int, void *), void *p);
static int w;
static int next(int k, void *p) { return p ? k : k + 1; }
static void descend(int k)
{
	if (k == 90)
		iterate(k, next, 0);
	else
		descend(k + 1);
}

void first(double *a, int n)
{
	descend(0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = 1;
}

void region(double *a, int n)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] = w;
}
