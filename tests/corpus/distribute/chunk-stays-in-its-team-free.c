// Claim: the four iterations of a chunk are executed by one initial thread, one after the other.
// Source: semantics.md §3; OpenMP 5.2 §11.6.1
int a[64], s[16];

int main(void)
{
	a[5] = 2;
#pragma omp teams distribute dist_schedule(static, 4) //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		s[i / 4] += a[i];
	return s[1];
}
