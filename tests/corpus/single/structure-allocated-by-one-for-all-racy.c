// Claim: without a barrier between the last use and the end of the memory both race. Source: OpenMP 5.2 §11.5.3; semantics.md §2
#include <stdio.h>
#include <stdlib.h>

struct array {
	int *data;
	long extent;
};

int main(void) {
	struct array w = { NULL, 0 };
#pragma omp parallel //@ RACE
	{
#pragma omp single
		{
			w.extent = 40;
			w.data = malloc(w.extent * sizeof(int));
		}
#pragma omp for nowait
		for (int i = 0; i < 40; i++)
			w.data[i] = i; //@ race(w)
#pragma omp master
		{
			free(w.data); //@ race(w)
			w.data = NULL; //@ race(w)
		}
	}
	printf("%d\n", w.data == NULL);
}
