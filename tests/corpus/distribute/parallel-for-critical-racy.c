// Claim: critical in distribute parallel for does not exclude the threads of another team.
// Source: semantics.md §6; OpenMP 5.2 §15.2
int a[64];

int main(void)
{
	int s = 0;
	a[5] = 2;
#pragma omp teams distribute parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
#pragma omp critical
		s += a[i]; //@ race(s)
	}
	return s;
}
