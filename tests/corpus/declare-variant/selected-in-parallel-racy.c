// Claim: in a parallel region the variant for parallel regions is called: it writes a global.
// Source: OpenMP 5.2 §7.5; semantics.md §9
int calls, a[64];

static int counted(int x)
{
	calls++; //@ race(calls)
	return x + 1;
}

#pragma omp declare variant(counted) match(construct = {parallel})
static int plain(int x)
{
	return x + 1;
}

int main(void)
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++)
		a[i] = plain(i);
	return a[5];
}
