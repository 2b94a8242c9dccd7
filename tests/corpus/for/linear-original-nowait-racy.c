// Claim: the thread of the last iteration writes the original at the construct's end; without its barrier a read meets that.
// Source: OpenMP 5.2 §5.4.6; semantics.md §8. Output: differs without OpenMP
int j, a[100];

int main(void)
{
	int seen[8];
#pragma omp parallel num_threads(8) //@ RACE
	{
		int k;
#pragma omp for linear(j : 1) nowait //@ race(j)
		for (int i = 0; i < 100; i++)
			a[j] = i;
		k = j; //@ race(j)
#pragma omp critical
		seen[0] = k;
	}
	return seen[0];
}
