// Claim: a directive of a called function that nobody knows may do anything, so the region that calls it has no proof. Source: semantics.md §1.
// (-Wall warns of the unknown directive.)
int a[100];

static void set(int i) {
#pragma omp critcal //@ message(unknown-directive)
	a[i] = i;
}

int main(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-directive)
	for (int i = 0; i < 100; i++)
		set(i);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i]++;
	return a[99] == 100 ? 0 : 1;
}
