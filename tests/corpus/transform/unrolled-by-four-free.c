// Claim: a thread executes all iterations that an unrolled one stands for, so that neighbours inside four do not meet.
// Source: semantics.md §3; OpenMP 5.2 §9.2, §11.5.3
int a[64];

int main(void)
{
#pragma omp parallel for schedule(static, 1) //@ RACE_FREE
#pragma omp unroll partial(4)
	for (int i = 0; i < 64; i++)
		a[i] += a[i ^ 1];
	return a[5] & 1;
}
