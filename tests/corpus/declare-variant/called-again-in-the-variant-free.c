// Claim: a call of the base function in its own variant means the variant, which does what the base function would not.
// Source: semantics.md §7; OpenMP 5.2 §7.5
static int w;
static void step(int k);
#pragma omp declare variant(step) match(user = {condition(1)})
static void rest(int k) { w += k; }
static void step(int k)
{
	if (k < 1)
		rest(k + 1);
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	rest(0);
	return w;
}
