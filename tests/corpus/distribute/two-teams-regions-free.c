// Claim: the end of teams is what orders two distributed loops.
// Source: semantics.md §4, §10 (FJ)
int a[64], b[64];

int main(void)
{
#pragma omp teams distribute //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
#pragma omp teams distribute //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		b[i] = a[63 - i];
	return b[7];
}
