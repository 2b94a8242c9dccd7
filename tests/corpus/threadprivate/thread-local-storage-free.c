// Claim: a _Thread_local variable is one for each thread.
// Source: semantics.md §8
static _Thread_local int scratch;

int main(void)
{
	int a[64];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		scratch = i * i;
		a[i] = scratch;
	}
	return a[9];
}
