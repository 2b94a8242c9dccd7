// Claim: a lane reads the next element before the next lane overwrites it: a lexically forward dependence, which lanes preserve.
// Source: semantics.md §7; OpenMP 5.2 §10.4
int a[65];

int main(void)
{
	for (int i = 0; i < 65; i++)
		a[i] = i;
#pragma omp simd //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = a[i + 1];
	return a[5];
}
