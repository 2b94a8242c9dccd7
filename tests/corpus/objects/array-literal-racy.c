// Claim: the elements of an array without a name are told apart by their addresses.
// Source: C11 §6.5.2.5; semantics.md §9
int main(void) {
	int *a = (int[]){1, 2, 3, 4, 5, 6, 7, 8};
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 7; i++)
		a[i] = a[i + 1]; //@ race(a)
	return a[7] - 8;
}
