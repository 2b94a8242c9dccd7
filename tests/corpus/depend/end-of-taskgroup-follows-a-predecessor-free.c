// Claim: the end of a taskgroup comes after an older task that a task inside the group depends on. Source: semantics.md §5, §10 (DEP, then TG);
// OpenMP 5.2 §15.4, §15.9.5
int x, y;
void region(void) {
	#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		#pragma omp single nowait
		{
			#pragma omp task depend(out: x)
			{
				y = 1;
			}
			#pragma omp taskgroup
			{
				#pragma omp task depend(in: x)
				{
				}
			}
			y = 2;
		}
	}
}
