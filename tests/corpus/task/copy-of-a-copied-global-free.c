// Claim: what is firstprivate in a task is firstprivate in a task inside it, also if the name is that of a global: the inner task copies the
// outer one's copy. Source: semantics.md §5 (task data environment); OpenMP 5.2 §5.1.1
int y;
void region(void) {
	#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		#pragma omp task firstprivate(y)
		{
			#pragma omp task
			{
				y = 1;
			}
			int r = y;
		}
	}
}
