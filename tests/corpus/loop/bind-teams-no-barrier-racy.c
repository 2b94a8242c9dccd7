// Claim: loop that binds to teams has no barrier.
// Source: semantics.md §4; OpenMP 5.2 §11.7
int a[64], b[64];

int main(void)
{
#pragma omp teams //@ RACE
	{
#pragma omp loop bind(teams)
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
#pragma omp loop bind(teams)
		for (int i = 0; i < 64; i++)
			b[i] = a[63 - i]; //@ race(a)
	}
	return b[5];
}
