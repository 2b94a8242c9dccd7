// Claim: a pointer whose position a loop loses may still point to the local it was made from; a write through it changes that local.
// Source: semantics.md §1, §9.
int a[100];

int main(int argc, char **argv) {
	int stride[2] = {1, 1};
	int *p = stride;
	while (argc-- > 0)
		p += argc % 3 == 1 ? 1 : argc % 3 == 2 ? -1 : 0;
	*p = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * stride[0]] = i; //@ race(a) possible
	return 0;
}
