// Claim: pragmas that rename a variable or make it a weak alias are not followed; one that makes it weak alone makes no other object of it. Source: GCC manual, Pragmas.
int x, z;
extern int y;
#pragma weak y = x
#pragma weak z

int main(void) {
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		x = 1;
#pragma omp section
		y = 2;
	}
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		x = 1;
#pragma omp section
		z = 2;
	}
	return x;
}
