// Claim: A pointer that another file defines may lead to a variable that others can name: a write through it changes the first value.
// Source: semantics.md §3; C11 §6.2.2p2
int step = 2;
extern int *chosen;
static double a[1000];

int main(void) {
	*chosen = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * step] = i; //@ race(a) possible
	return 0;
}
