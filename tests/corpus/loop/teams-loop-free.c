// Claim: teams loop divides the iterations between teams.
// Source: semantics.md §3; OpenMP 5.2 §11.7, §17.2
int a[64];

int main(void)
{
#pragma omp teams loop //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[5];
}
