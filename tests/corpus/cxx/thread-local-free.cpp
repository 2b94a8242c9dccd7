// Claim: a thread_local variable is one for each thread.
// Source: semantics.md §8
static thread_local int scratch;

int main()
{
	int a[64];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		scratch = i * 2;
		a[i] = scratch;
	}
	return a[5];
}
