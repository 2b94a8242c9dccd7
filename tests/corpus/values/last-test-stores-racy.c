// Claim: the test that ends a loop stores an element more than the loop has iterations.
// Source: semantics.md §9 (values); ISO C 6.8.5
static int index[100], out[40];

int main(void)
{
	int i = 0;
	while ((index[i] = 3 * i) < 30)
		i++;
#pragma omp parallel for //@ RACE
	for (int b = 0; b < 2; b++)
		out[b == 0 ? index[10] : 30] = b; //@ race(out) possible
	return out[0];
}
