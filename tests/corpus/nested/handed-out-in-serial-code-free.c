// Claim: callers of a function that serial code hands to unseen code are taken to be serial; a region that calls unseen code to which it gives
// no code changes nothing about that. Source: decision 8
int a[100], b[100];

void use(void (*f)(int));
int compute(int n);
static void step(int k)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i] = k;
}

void computed(void)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
	for (int i = 0; i < 100; i++)
		b[i] = compute(i);
}

void hand_over(void)
{
	use(step);
}
