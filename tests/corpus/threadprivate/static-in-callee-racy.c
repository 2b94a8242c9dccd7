// Claim: a callee's static array is one object for all threads.
// Source: semantics.md §8 (static declared inside)
static int spread(int x)
{
	static int scratch[4];
	for (int k = 0; k < 4; k++)
		scratch[k] = x >> k; //@ race(scratch)
	return scratch[0]; //@ race(scratch)
}

int main(void)
{
	int a[64];
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = spread(i);
	return a[9];
}
