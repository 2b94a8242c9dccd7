// Claim: a pointer in a structure that one thread sets before the single's barrier leads all threads to the same memory; it is freed behind the
// last use. Source: OpenMP 5.2 §11.1; semantics.md §2
#include <stdio.h>
#include <stdlib.h>

struct array {
	int *data;
	long extent;
};

int main(void) {
	struct array w = { NULL, 0 };
#pragma omp parallel //@ RACE_FREE
	{
#pragma omp single
		{
			w.extent = 40;
			w.data = malloc(w.extent * sizeof(int));
		}
#pragma omp for
		for (int i = 0; i < 40; i++)
			w.data[i] = i;
#pragma omp master
		{
			free(w.data);
			w.data = NULL;
		}
	}
	printf("%d\n", w.data == NULL);
}
