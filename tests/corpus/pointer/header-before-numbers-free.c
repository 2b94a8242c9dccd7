// Claim: elements behind a header of another type are the same at equal subscripts. Source: semantics.md §2; ISO C11 §6.5p6
int shared;

void f(void *block, int k) {
	long length = *(long *)block;
	int *numbers = (int *)block + 2;
	int one = numbers[k], first = numbers[0];
#pragma omp parallel //@ RACE_FREE
	if (length > 0 && k == 0 && one != first)
		shared = 1;
}
