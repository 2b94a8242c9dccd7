// Claim: the variant that is called works on its argument; the base function that writes a global is not called.
// Source: OpenMP 5.2 §7.5; semantics.md §9
int calls, a[64];

static int pure(int x)
{
	return x + 1;
}

#pragma omp declare variant(pure) match(construct = {parallel})
static int counting(int x)
{
	calls++;
	return x + 1;
}

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++)
		a[i] = counting(i);
	return a[5];
}
