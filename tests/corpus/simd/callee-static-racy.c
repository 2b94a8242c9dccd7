// Claim: a function's static variable is shared by lanes that call it.
// Source: semantics.md §7, §8
int b[64];

static int next(int x)
{
	static int calls;
	calls++; //@ race(calls)
	return x + 1;
}

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++)
		b[i] = next(i);
	return b[9];
}
