// Claim: where novariants holds, dispatch calls the function itself. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §7.6.1
int x;

static void dispatched(void) {}

#pragma omp declare variant(dispatched) match(construct = {dispatch})
static void count(void)
{
	x++; //@ race(x)
}

int main(void)
{
#pragma omp parallel //@ RACE
	{
#pragma omp dispatch novariants(1)
		count();
	}
	return x;
}
