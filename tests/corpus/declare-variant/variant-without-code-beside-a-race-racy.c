// Claim: a race of the base function is possible beside a variant whose code is not in sight, which may be called in its place.
// Source: OpenMP 5.2 §7.5
void store(int *v, int i);
#pragma omp declare variant(store) match(user = {condition(0)})
static void keep(int *v, int i) {
	v[i / 2] = i; //@ race(v)
}

static int v[100];

int main(void) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		keep(v, i);
	return v[0];
}
