// Claim: a function that other files can call gets any arguments, although a function of this file calls it, too. Source: semantics.md §1.
int a[200];

static void fill(int step) {
	#pragma omp parallel for //@ RACE_FREE_IF(stride step)
	for (int i = 0; i < 100; i++) {
		a[i * step] = i;
	}
}

void between(int step) {
	fill(step);
}

void byOne(void) {
	between(1);
}
