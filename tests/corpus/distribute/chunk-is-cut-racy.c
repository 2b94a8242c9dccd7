// Claim: with chunks of six a group of four is cut between two teams.
// Source: semantics.md §3; OpenMP 5.2 §11.6.1
int a[64], s[16];

int main(void)
{
	a[5] = 2;
#pragma omp teams distribute dist_schedule(static, 6) //@ RACE
	for (int i = 0; i < 64; i++)
		s[i / 4] += a[i]; //@ race(s)
	return s[1];
}
