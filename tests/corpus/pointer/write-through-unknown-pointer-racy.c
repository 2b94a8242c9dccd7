// Claim: a write through a pointer of unknown origin may change any variable that other units can see, so values from before it do not
// survive it. Source: semantics.md §1, §9.
int *get(void);
int a[100];
int stride;

int main(void) {
	int *p = get();
	stride = 1;
	*p = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * stride] = i; //@ race(a) possible
	return 0;
}
