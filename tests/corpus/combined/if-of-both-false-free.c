// Claim: without a directive's name if(0) is that of parallel and of simd: one thread and one lane.
// Source: OpenMP 5.2 §3.4 (if), §17.2; semantics.md §3, §7
int a[65];

int main(void)
{
	a[0] = 1;
#pragma omp parallel for simd if (0) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i + 1] = a[i];
	return a[9];
}
