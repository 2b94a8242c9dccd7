// Claim: an alias of another type overlaps other parts of the object than its indices say: y[1] lies in x[0]. Source: GCC manual, attribute alias; C11 §6.2.6.1.
int x[4];
extern char y[16] __attribute__((alias("x")));
int v[4];
extern int u[4] __attribute__((alias("v")));

int main(void) {
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		x[0] = 1;
#pragma omp section
		y[1] = 2;
	}
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		x[1] = 1;
#pragma omp section
		y[1] = 2;
	}
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		v[1] = 1; //@ race(v)
#pragma omp section
		u[1] = 2; //@ race(v)
	}
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		v[1] = 1;
#pragma omp section
		u[2] = 2;
	}
	return x[0] + v[0];
}
