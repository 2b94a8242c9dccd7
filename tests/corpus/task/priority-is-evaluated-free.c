// Claim: the expression of a priority clause is evaluated by whoever generates the task. Source: OpenMP 5.2 §12.4; semantics.md §2.
#include <stdio.h>

int main(void) {
	int next = 0, done[8] = {0};
#pragma omp parallel shared(next, done) //@ RACE_FREE
#pragma omp single
	for (int i = 0; i < 8; i++) {
#pragma omp task priority(next++) shared(done)
		done[i]++;
	}
	printf("%d %d\n", next, done[0]);
}
