// Claim: a task uses the copy of the thread that executes it, and two tasks of one thread follow each other.
// Source: semantics.md §5, §8; OpenMP 5.2 §5.2
// Output: depends on the team size
static int done;
#pragma omp threadprivate(done)

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		for (int k = 0; k < 8; k++) {
#pragma omp task
			done++;
		}
	}
	return done;
}
