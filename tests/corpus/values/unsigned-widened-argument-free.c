// Claim: the twin in a type as wide as the result: the sum wraps back. Source: C17 6.3.1.3; semantics.md §2
int x;

int main(int argc, char **argv)
{
	unsigned long u = argc > 1 ? 0 : 1;
	unsigned long sum = 5;
	sum += u - 1;
#pragma omp parallel //@ RACE_FREE
	{
		if (sum > 100)
			x = 1;
	}
}
