// Claim: a compound literal inside the region is an object of each thread's own.
// Source: C11 §6.5.2.5; semantics.md §8, §9
int a[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		int *p = &(int) { i };
		*p += 1;
		a[*p - 1] = i;
	}
	return a[5];
}
