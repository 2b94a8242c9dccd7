// Claim: iterations that change one member of a private structure leave its pointer where it was. Source: semantics.md §2, §8
// Output: depends on the team size
#include <stdlib.h>

int main(void) {
	int total = 0;
#pragma omp parallel reduction(+ : total) //@ RACE_FREE
	{
		struct {
			int *at;
			int n;
		} mine;
		mine.at = malloc(100 * sizeof(int));
		mine.n = 0;
#pragma omp for
		for (int i = 0; i < 100; i++)
			if (i % 5 != 0)
				mine.at[mine.n++] = i;
		total += mine.n;
		free(mine.at);
	}
	return total != 80;
}
