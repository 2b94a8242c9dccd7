// Claim: each thread that meets a directive for device data evaluates its if clause. Source: OpenMP 5.2 §3.4; semantics.md §2.
// Output: depends on the team size
#include <stdio.h>

int main(void) {
	int uses = 0;
#pragma omp parallel num_threads(2) shared(uses) //@ RACE witness T<=2
	{
		int mine = 0;
#pragma omp target enter data map(to : mine) if (uses++ >= 0) //@ race(uses)
#pragma omp target exit data map(delete : mine)
		(void)mine;
	}
	printf("%d\n", uses);
}
