// Claim: without dist_schedule the same iteration of two loops may be that of two teams.
// Source: semantics.md §3 (no clause: implementation-defined); OpenMP 5.2 §11.6
int a[64], b[64];

int main(void)
{
#pragma omp teams //@ RACE
	{
#pragma omp distribute
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
#pragma omp distribute
		for (int i = 0; i < 64; i++)
			b[i] = a[i]; //@ race(a)
	}
	return b[7];
}
