// Claim: a return may not leave a single region.
// Source: OpenMP 5.2 §4.4
// Output: undefined. gcc refuses the program.
int a;

static void once(int again)
{
#pragma omp single nowait
	{
		a = 1;
		if (again)
			return; //@ message(branch-out)
		a = 2;
	}
}

int main(int argc, char **argv)
{
	(void) argv;
#pragma omp parallel //@ UNKNOWN(not-conforming)
	once(argc);
	return a;
}
