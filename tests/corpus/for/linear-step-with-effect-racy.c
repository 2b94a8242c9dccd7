// Claim: the step of a linear clause is evaluated by each thread when it meets the construct.
// Source: semantics.md §2 (clause expressions are accesses of the encountering task); OpenMP 5.2 §5.4.6
// Output: undefined
int a[400];

int main(void)
{
	int j = 0, k = 3;
#pragma omp parallel //@ RACE
	{
#pragma omp for linear(j : k--) //@ race(k)
		for (int i = 0; i < 100; i++)
			a[i] = j;
	}
	return j;
}
