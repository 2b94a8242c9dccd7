// Claim: default(none) of a task asks for every variable from outside; also a global one.
// Source: OpenMP 5.2 §5.4.1
// Output: undefined. gcc refuses the program.
int total;

int main(void)
{
	int part = 3;
#pragma omp parallel //@ UNKNOWN(not-conforming)
	{
#pragma omp single
		{
#pragma omp task default(none) shared(total)
			total = part; //@ message(missing-default-none)
		}
	}
	return total - 3;
}
