// Claim: a declared reduction gives each thread a copy and combines them one after the other.
// Source: semantics.md §8; OpenMP 5.2 §5.5.11
#pragma omp declare reduction(widest : int : omp_out = omp_in > omp_out ? omp_in : omp_out) initializer(omp_priv = 0)

int a[64];

int main(void)
{
	int w = 0;
	a[9] = 12;
#pragma omp parallel for reduction(widest : w) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		if (a[i] > w)
			w = a[i];
	return w;
}
