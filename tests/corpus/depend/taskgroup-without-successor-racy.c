// Claim: the end of a taskgroup does not wait for an older task if nothing inside the group depends on that one. Source: semantics.md §5, §10;
// OpenMP 5.2 §15.4, §15.9.5
int x, y, z;
void region(void) {
	#pragma omp parallel num_threads(2) //@ RACE
	{
		#pragma omp single nowait
		{
			#pragma omp task depend(out: x)
			{
				y = 1; //@ race(y)
			}
			#pragma omp taskgroup
			{
				#pragma omp task depend(in: z)
				{
				}
			}
			y = 2; //@ race(y)
		}
	}
}
