// Claim: a pointer to a function of which it is not known where it leads may lead to one that the file stores: unseen code that gets it may
// call that at any time. Source: semantics.md §4
struct hooks { void (*f)(void); };
void keep(void (*f)(void));
static int w;
static void set(void) { w = 1; }
static struct hooks table = { set };
void change(void (*f)(void)) { table.f = f; }

void region(double *a, int n)
{
	keep(table.f);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
