// Claim: a product that is computed on another way, in a loop without trips or after the region says nothing of the inputs.
// Source: C11 §6.5p5; semantics.md §2.
int size;

void guarded(double *a, int kb, int known) {
	if (known)
		size = kb * 1024;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 4; i++)
		if (kb > 4000000)
			a[0] = 1; //@ race(a)
}

void repeated(double *a, int kb, int times) {
	for (int j = 0; j < times; j++)
		size = kb * 1024;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 4; i++)
		if (kb > 4000000)
			a[0] = 1; //@ race(a)
}

void later(double *a, int kb) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 4; i++)
		if (kb > 4000000)
			a[0] = 1; //@ race(a)
	size = kb * 1024;
}
