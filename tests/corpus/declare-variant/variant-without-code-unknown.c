// Claim: a variant whose code is not in sight may do anything with what it is given. Source: OpenMP 5.2 §7.5; gap unmodelled-call
void store(int *v, int i);
#pragma omp declare variant(store) match(construct = {parallel})
static void keep(int *v, int i) {
	v[i] = i;
}

static int v[100];

int main(void) {
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		keep(v, i);
	return v[0];
}
