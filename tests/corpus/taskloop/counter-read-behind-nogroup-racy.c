// Claim: lastprivate of the loop variable is written by the task of the last iteration, which nogroup leaves unordered with what follows.
// Source: OpenMP 5.2 §5.4.5, §12.6
// Output: depends on the team size
int main(void)
{
	int i = 0, n = 0, a[16];
#pragma omp parallel shared(i, n, a) //@ RACE
#pragma omp single
	{
#pragma omp taskloop lastprivate(i) nogroup //@ race(i)
		for (i = 0; i < 16; i++)
			a[i] = i;
		n = i; //@ race(i)
	}
	return n > 16 || a[3] != 3;
}
