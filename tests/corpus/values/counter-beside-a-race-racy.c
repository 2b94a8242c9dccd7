// Claim: a counter that some trips step makes nothing doubtful that does not depend on it. Source: semantics.md §1, §9 (values)
// Output: depends on the team size
#include <stdlib.h>

static int in[100], sum;

int main(void)
{
	int counted = 0;
	for (int i = 0; i < 100; i++)
		in[i] = rand() % 16 - 4;
#pragma omp parallel num_threads(2) //@ RACE
	{
		int n = 0;
		for (int i = 0; i < 100; i++) {
			if (in[i] > 0)
				n++;
			sum += in[i]; //@ race(sum)
		}
#pragma omp atomic
		counted += n;
		sum++; //@ race(sum)
	}
	return counted + sum > 0;
}
