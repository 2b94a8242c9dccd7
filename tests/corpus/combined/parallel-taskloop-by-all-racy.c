// Claim: without masked or single each thread creates all tasks.
// Source: semantics.md §5 (taskloop)
int a[64];

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp taskloop
		for (int i = 0; i < 64; i++)
			a[i] = i; //@ race(a)
	}
	return a[5];
}
