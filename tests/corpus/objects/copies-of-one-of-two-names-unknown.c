// Claim: counters and threadprivate variables are copies for the name that is written; the other name is the original. Source: OpenMP 5.2 §5.1.1, §5.2.
int x, t;
#pragma omp threadprivate(t)
extern int y __attribute__((alias("x")));
extern int u __attribute__((alias("t")));
int out[8];

int main(void) {
#pragma omp parallel for num_threads(2) //@ UNKNOWN(unmodelled-clause)
	for (x = 0; x < 8; x++)
		out[y] = 1;
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-expression)
	u = 1;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	t = 1;
	return out[0];
}
