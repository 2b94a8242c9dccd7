// Claim: the thread numbers of two different inner regions stay within their own teams, so blocks of eight elements are each outer thread's
// own. Source: semantics.md §3, §10
int omp_get_thread_num(void);
int b[16];
int main(void) {
	#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		int outer = omp_get_thread_num();
		#pragma omp parallel num_threads(1)
		{
			b[8 * outer + omp_get_thread_num()] = 1;
		}
		#pragma omp parallel num_threads(2)
		{
			int r = b[8 * outer + omp_get_thread_num()];
		}
	}
	return 0;
}
