// Claim: the test that ends a loop changes what its operands change, too: i is 11 after the loop.
// Source: semantics.md §9 (values); ISO C 6.8.5
static int out[20];

int main(void)
{
	int i = 0;
	while (i++ < 10)
		out[i] = i;
#pragma omp parallel for //@ RACE
	for (int b = 0; b < 2; b++)
		out[b == 0 ? i : 11] = b; //@ race(out)
	return out[0];
}
