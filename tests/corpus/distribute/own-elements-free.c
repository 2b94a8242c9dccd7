// Claim: distribute gives each iteration to one team.
// Source: semantics.md §3; OpenMP 5.2 §11.6
int a[64];

int main(void)
{
#pragma omp teams distribute //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = i;
	return a[7];
}
