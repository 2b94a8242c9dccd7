// Claim: distribute has no barrier: a team goes on while others still write.
// Source: semantics.md §4; OpenMP 5.2 §11.6
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
			b[i] = a[63 - i]; //@ race(a)
	}
	return b[7];
}
