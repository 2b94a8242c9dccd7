// Claim: the twin: after copyprivate no thread has the old value.
// Source: OpenMP 5.2 §5.7.2; semantics.md §8
int bad;

int main(void)
{
	int i;
#pragma omp parallel private(i) //@ RACE
	{
		i = 5;
#pragma omp single copyprivate(i)
		i++;
		if (i != 5)
			bad = 1; //@ race(bad)
	}
	return bad;
}
