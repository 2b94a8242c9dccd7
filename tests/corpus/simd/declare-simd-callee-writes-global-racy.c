// Claim: what a callee of a lane writes to a global is written by all lanes.
// Source: semantics.md §7, §9; OpenMP 5.2 §7.7
int a[64], b[64], calls;

#pragma omp declare simd
static int halve(int x)
{
	calls++; //@ race(calls)
	return x / 2;
}

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = halve(b[i]);
	return calls;
}
