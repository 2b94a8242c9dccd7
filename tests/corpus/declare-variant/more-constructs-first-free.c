// Claim: of two variants that fit, the one whose selector names the inner construct besides is called.
// Source: OpenMP 5.2 §7.3, §7.5
int x;

static void in_parallel(void)
{
	x++;
}

static void in_loop(void) {}

#pragma omp declare variant(in_parallel) match(construct = {parallel})
#pragma omp declare variant(in_loop) match(construct = {parallel, for})
static void count(void) {}

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 9; i++)
		count();
	return x;
}
