// Claim: what a parameter points to may be changed by an unseen function, which may know it from elsewhere; behind restrict it may not.
// Source: semantics.md §9; C11 §6.7.3.1.
void tick(void);
static int a[1000], b[1000];

void plain(int *n) {
	*n = 1;
	tick();
#pragma omp parallel for //@ RACE_FREE_IF(stride n[0])
	for (int i = 0; i < 100; i++)
		a[i * *n] = i;
}

void restricted(int *restrict n) {
	*n = 1;
	tick();
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		b[i * *n] = i;
}
