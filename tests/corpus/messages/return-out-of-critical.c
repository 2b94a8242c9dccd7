// Claim: a return may not leave a critical region: the lock would stay set.
// Source: OpenMP 5.2 §4.4
// Output: undefined. gcc refuses the program.
int count;

static void add(int by)
{
#pragma omp critical
	{
		if (by == 0)
			return; //@ message(branch-out)
		count += by;
	}
}

int main(int argc, char **argv)
{
	(void) argv;
#pragma omp parallel //@ UNKNOWN(not-conforming)
	add(argc);
	return count > 0;
}
