// Claim: what an inner region has private copies of is not referenced in the outer one: default(none) does not ask for it.
// Source: OpenMP 5.2 §5.1.1, §5.4.1
int omp_get_thread_num(void);
int b[9];
int main(void) {
	int t;
	#pragma omp parallel num_threads(2) default(none) shared(b) //@ RACE_FREE
	{
		#pragma omp single
		#pragma omp parallel num_threads(2) private(t)
		{
			t = omp_get_thread_num();
			b[8 * t] = 1;
		}
	}
	return 0;
}
