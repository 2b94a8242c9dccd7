// Claim: with other chunks iteration i of the second loop may be another team's.
// Source: semantics.md §3 (two consistent loops); OpenMP 5.2 §11.6.1
int a[64], b[64];

int main(void)
{
#pragma omp teams //@ RACE
	{
#pragma omp distribute dist_schedule(static, 4)
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
#pragma omp distribute dist_schedule(static, 8)
		for (int i = 0; i < 64; i++)
			b[i] = a[i]; //@ race(a)
	}
	return b[7];
}
