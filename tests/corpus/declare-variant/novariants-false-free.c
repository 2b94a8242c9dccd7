// Claim: where novariants does not hold, dispatch calls the variant. (Not compiled by GCC 13.)
// Source: OpenMP 5.2 §7.6.1
int x;

static void dispatched(void) {}

#pragma omp declare variant(dispatched) match(construct = {dispatch})
static void count(void)
{
	x++;
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp dispatch novariants(0)
		count();
	}
	return x;
}
