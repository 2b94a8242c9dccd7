// Claim: the chunks of schedule(static, 2) go round each inner team, so its thread 1 has none of two iterations. Source: semantics.md §3;
// OpenMP 5.2 §11.5.3
int omp_get_thread_num(void);
int y;
int main(void) {
	#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		#pragma omp parallel num_threads(2)
		{
			int inner = omp_get_thread_num();
			#pragma omp for schedule(static, 2)
			for (int i = 0; i < 2; i++) {
				if (inner == 1) {
					y = 1;
				}
			}
		}
	}
	return 0;
}
