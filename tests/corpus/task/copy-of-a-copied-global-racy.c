// Claim: a task that shares the outer task's copy of a global races with it. Source: semantics.md §5 (task data environment); OpenMP 5.2
// §5.1.1
int y;
void region(void) {
	#pragma omp parallel num_threads(2) //@ RACE
	{
		#pragma omp task firstprivate(y)
		{
			#pragma omp task shared(y)
			{
				y = 1; //@ race(y)
			}
			int r = y; //@ race(y)
			#pragma omp taskwait
		}
	}
}
