// Claim: a reduction of a declared array gives each thread a copy of all of it.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int h[16], b[1000];

int main(void)
{
#pragma omp parallel for reduction(+ : h) //@ RACE_FREE
	for (int i = 0; i < 1000; i++)
		h[b[i] & 15]++;
	return h[3];
}
