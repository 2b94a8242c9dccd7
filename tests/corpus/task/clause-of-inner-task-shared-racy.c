// Claim: an if clause reads the variable that it names in the task around its construct: shared, it races with the loop that steps it. Source:
// semantics.md §2 (clause expressions), §5
void region(void) {
	#pragma omp parallel num_threads(2) //@ RACE
	{
		#pragma omp single
		{
			int k = 0;
			#pragma omp task shared(k)
			{
				#pragma omp task if(k > 1) //@ race(k)
				{
				}
			}
			k = 1; //@ race(k)
			#pragma omp taskwait
		}
	}
}
