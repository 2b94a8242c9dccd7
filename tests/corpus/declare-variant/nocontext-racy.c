// Claim: where nocontext holds, dispatch is no construct around the call. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §7.6.2
int x;

static void dispatched(void) {}

#pragma omp declare variant(dispatched) match(construct = {dispatch})
static void count(void)
{
	x++; //@ race(x)
}

void run(int plain)
{
#pragma omp parallel //@ RACE
	{
#pragma omp dispatch nocontext(plain)
		count();
	}
}
