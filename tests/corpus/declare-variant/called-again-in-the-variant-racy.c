// Claim: a call of the base function in its own variant means the variant as well. Source: semantics.md §7; OpenMP 5.2 §7.5
static int w;
static void step(int k);
#pragma omp declare variant(step) match(user = {condition(1)})
static void rest(int k) { (void)k; }
static void step(int k)
{
	if (k == 1)
		w++; //@ race(w)
	else
		rest(k + 1);
}

int main(void)
{
#pragma omp parallel //@ RACE
	rest(0);
	return 0;
}
