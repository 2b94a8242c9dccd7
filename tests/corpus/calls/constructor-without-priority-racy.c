// Claim: a function whose attribute constructor has parentheses without a priority runs before main, behind those with one.
// Source: GCC manual, Common Function Attributes; semantics.md §9
static int n, x;

static void __attribute__((constructor(300))) first(void)
{
	n = 1;
}

static void __attribute__((constructor())) second(void)
{
	n *= 2;
}

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE
	if (n == 2)
		x = 1; //@ race(x)
	return x;
}
