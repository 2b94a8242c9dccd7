// Claim: private structures whose pointers lead to one array share that array. Source: semantics.md §8
// Output: depends on the team size
#include <stdlib.h>

int main(void) {
	int total = 0;
	int *all = malloc(100 * sizeof(int));
#pragma omp parallel reduction(+ : total) //@ RACE witness T<=2
	{
		struct {
			int *at;
			int n;
		} mine;
		mine.at = all;
		mine.n = 0;
#pragma omp for
		for (int i = 0; i < 100; i++)
			if (i % 5 != 0)
				mine.at[mine.n++] = i; //@ race(mine) possible
		total += mine.n;
	}
	free(all);
	return total != 80;
}
