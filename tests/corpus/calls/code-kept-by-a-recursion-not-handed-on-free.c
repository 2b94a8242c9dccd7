// Claim: code that a recursion is given and keeps runs beside nothing as long as no unseen code gets it. Source: semantics.md §4
static int w;
static void set(void) { w = 1; }
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
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] = w;
}
