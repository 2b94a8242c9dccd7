// Claim: a function of C's library is itself where the program declares it with C's linkage and its own parameters, as a block or alone, and where it
// is overloaded. Source: C++17 §10.5p5
extern "C" {
double sqrt(double);
int rand(void);
int printf(const char *, ...);
}
extern "C" int omp_get_thread_num();
double sqrt(double *);

double a[64];

int main() {
#pragma omp parallel num_threads(4) //@ RACE_FREE
	{
		a[omp_get_thread_num()] = sqrt(4.0) + 0 * rand();
	}
	printf("%g\n", a[0]);
	return 0;
}
