// Claim: the twin with unconstrained order.
// Source: OpenMP 5.2 §4.4.5, §10.3, §11.7
int a[64];

int main(void)
{
#pragma omp teams //@ RACE
	{
#pragma omp loop bind(teams) order(unconstrained : concurrent)
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
#pragma omp loop bind(teams) order(unconstrained : concurrent)
		for (int i = 0; i < 64; i++)
			a[i] += i; //@ race(a)
	}
	return a[5] & 1;
}
