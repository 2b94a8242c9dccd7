// Claim: the expression of a priority clause is evaluated by whoever generates the task. Source: OpenMP 5.2 §12.4; semantics.md §2.
// Output: depends on the team size
#include <stdio.h>

int main(void) {
	int next = 0, done[8] = {0};
#pragma omp parallel num_threads(2) shared(next, done) //@ RACE witness T<=2
	{
#pragma omp task priority(next++) shared(done) //@ race(next)
		{
#pragma omp atomic
			done[0]++;
		}
	}
	printf("%d %d\n", next, done[0]);
}
