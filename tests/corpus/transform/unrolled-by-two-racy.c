// Claim: iterations that are further apart than the unrolling joins go to different threads.
// Source: semantics.md §3; OpenMP 5.2 §9.2, §11.5.3
int a[64];

int main(void)
{
#pragma omp parallel for schedule(static, 1) //@ RACE
#pragma omp unroll partial(2)
	for (int i = 0; i < 64; i++)
		a[i] += a[i ^ 2]; //@ race(a)
	return a[5] & 1;
}
