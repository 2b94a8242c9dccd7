// Claim: a static variable that only its file writes, by name and with numbers, has one of these or its first value.
// Source: semantics.md §1 (a DEFINITE race needs an input that there is).
static int mode = 4;
static int x;

void half(void)
{
	mode = 2;
}

void whole(void)
{
	mode = 8;
}

int work(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		if (mode == 5)
			x = 1;
	}
	return x;
}
