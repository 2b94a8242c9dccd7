// Claim: the host may work on what is not mapped.
// Source: semantics.md §5, §8 (map)
int a[64], b[64];

int main(void)
{
#pragma omp target nowait map(tofrom : a) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] += i;
	for (int i = 0; i < 64; i++)
		b[i] = i;
#pragma omp taskwait
	return a[7] + b[3];
}
