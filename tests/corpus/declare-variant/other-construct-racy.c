// Claim: a variant for target regions is not called from a parallel region on the host: the base function is.
// Source: OpenMP 5.2 §7.5; semantics.md §9
int calls, a[64];

static int pure(int x)
{
	return x + 1;
}

#pragma omp declare variant(pure) match(construct = {target})
static int counting(int x)
{
	calls++; //@ race(calls)
	return x + 1;
}

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = counting(i);
	return a[5];
}
