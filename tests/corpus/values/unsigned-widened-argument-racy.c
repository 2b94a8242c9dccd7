// Claim: a 32-bit unsigned difference below zero is a large number where it goes into a wider type: as argument, result and operand. Source: C17 6.3.1.3; semantics.md §2
int x, y, z;

static long same(unsigned long v)
{
	return v;
}

static unsigned long before(unsigned v)
{
	return v - 1;
}

int main(int argc, char **argv)
{
	unsigned u = argc > 1 ? 0 : 1;
	unsigned long sum = 5;
	sum += u - 1;
#pragma omp parallel //@ RACE
	{
		if (same(u - 1) > 100)
			x = 1; //@ race(x)
		if (before(u) > 100)
			y = 1; //@ race(y)
		if (sum > 100)
			z = 1; //@ race(z)
	}
}
