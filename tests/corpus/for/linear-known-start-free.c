// Claim: a linear copy's values are exact: from 100 on they do not meet the loop variable's.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8
int a[400];

int main(void)
{
	int j = 100;
#pragma omp parallel for linear(j : 1) //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[j] = a[i];
}
