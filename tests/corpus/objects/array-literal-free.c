// Claim: the elements of an array without a name are told apart by their addresses, and two such arrays by their places.
// Source: C11 §6.5.2.5; semantics.md §9
int main(void) {
	int *a = (int[8]){1, 2}, *b = (int[8]){3, 4};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 7; i++)
		a[i] = a[i] + b[i + 1];
	return a[0] - 5;
}
