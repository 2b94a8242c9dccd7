// Claim: a variable that only a clause of an inner construct names is referenced in the outer task, so the outer task copies it. Source:
// semantics.md §5 (task data environment); OpenMP 5.2 §5.1.1
int a[3];
void region(void) {
	#pragma omp parallel num_threads(2) //@ RACE_FREE
	{
		#pragma omp single
		{
			for (int i = 0; i < 3; i++) {
				#pragma omp task depend(out: a[i])
				{
					#pragma omp task if(i > 1)
					{
					}
					a[i] = 1;
				}
			}
		}
	}
}
