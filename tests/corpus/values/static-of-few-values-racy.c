// Claim: a static variable that only its file writes may have each of the numbers that functions which others can call write to it.
// Source: semantics.md §1 (free inputs are exact), §2.
static unsigned char mode = 4;
static int x, y, z;

void half(void)
{
	mode = (unsigned char) 300;
}

void sum(void)
{
#pragma omp atomic write
	mode = 7;
}

int work(void)
{
#pragma omp parallel //@ RACE
	{
		if (mode == 44)
			x = 1; //@ race(x)
		if (mode == 7)
			y = 1; //@ race(y)
		if (mode == 4)
			z = 1; //@ race(z)
	}
	return x + y + z;
}
