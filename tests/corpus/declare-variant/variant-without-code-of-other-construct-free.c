// Claim: a variant whose code is not in sight does nothing where its selector does not hold. Source: OpenMP 5.2 §7.5
void store(int *v, int i);
#pragma omp declare variant(store) match(construct = {teams})
static void keep(int *v, int i) {
	v[i] = i;
}

static int v[100];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		keep(v, i);
	return v[0];
}
