// Claim: distribute parallel for gives each iteration to one thread of one team.
// Source: semantics.md §3; OpenMP 5.2 §17.3
int a[64];

int main(void)
{
#pragma omp teams distribute parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[7];
}
