// Claim: a clause that lists a variable makes copies for this name alone; the other name is the original. Source: OpenMP 5.2 §5.4; GCC manual.
int x;
extern int y __attribute__((alias("x")));

int main(void) {
#pragma omp parallel num_threads(2) private(x) //@ UNKNOWN(unmodelled-clause)
	{
		x = 1;
		y = 2;
	}
	return 0;
}
