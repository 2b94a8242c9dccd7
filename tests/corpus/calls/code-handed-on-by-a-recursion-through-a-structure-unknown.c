// Claim: a recursion hands on code whose name does not stand in the call: in a structure, a table or a variable.
// Source: semantics.md §4; POSIX.1-2017 §2.9
struct hooks { void (*f)(void); };
void keep(struct hooks *o);
static int w;
static void set(void) { w = 1; }
static void descend(int k)
{
	if (k == 90) {
		struct hooks o;
		o.f = set;
		keep(&o);
	} else
		descend(k + 1);
}

void region(double *a, int n)
{
	descend(0);
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < n; i++)
		a[i] = w;
}
