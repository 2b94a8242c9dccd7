// Claim: inline assembly may write the static variable that it names, whatever it does.
// Source: semantics.md §1 (what is not understood is never dropped), §2.
static int n = 1;
static int x;

void set(void)
{
	__asm__("movl $5, %0" : "=r"(n));
}

int work(void)
{
#pragma omp parallel //@ RACE
	{
		if (n == 5)
			x = 1; //@ race(x)
	}
	return x;
}
