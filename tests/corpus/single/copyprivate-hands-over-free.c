// Claim: copyprivate hands the executing thread's value over to all copies.
// Source: OpenMP 5.2 §5.7.2; semantics.md §8
int bad;

int main(void)
{
	int i;
#pragma omp parallel private(i) //@ RACE_FREE
	{
		i = 5;
#pragma omp single copyprivate(i)
		i++;
		if (i != 6)
			bad = 1;
	}
	return bad;
}
