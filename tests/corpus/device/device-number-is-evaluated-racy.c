// Claim: each thread that meets a device construct evaluates its device and if clauses. Source: OpenMP 5.2 §13.2; semantics.md §2.
// Output: depends on the team size
#include <stdio.h>

int main(void) {
	int uses = 0;
#pragma omp parallel num_threads(2) shared(uses) //@ RACE witness T<=2
	{
		int mine = 0;
#pragma omp target map(tofrom : mine) device(0 * uses++) //@ race(uses)
		mine++;
	}
	printf("%d\n", uses);
}
