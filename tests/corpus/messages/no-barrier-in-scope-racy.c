// Claim: without the barrier the two loops in the scope are in one phase.
// Source: OpenMP 5.2 §11.2
int a[64], b[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp scope
		{
#pragma omp for nowait
			for (int i = 0; i < 64; i++)
				a[i] = i; //@ race(a)
#pragma omp for
			for (int i = 0; i < 64; i++)
				b[i] = a[63 - i]; //@ race(a)
		}
	}
	return b[63];
}
