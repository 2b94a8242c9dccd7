// Claim: the iterations of a team's chunk are divided between its threads.
// Source: semantics.md §3; OpenMP 5.2 §17.3
int a[64], s[16];

int main(void)
{
	a[5] = 2;
#pragma omp teams distribute parallel for dist_schedule(static, 4) //@ RACE
	for (int i = 0; i < 64; i++)
		s[i / 4] += a[i]; //@ race(s)
	return s[1];
}
