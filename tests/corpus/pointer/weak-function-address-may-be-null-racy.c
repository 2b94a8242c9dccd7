// Claim: the address of a weak function that no file need define may be null. Source: GCC manual, Common Function Attributes: weak;
// semantics.md §1
__attribute__((weak)) int optional(void);

int main(void) {
	int x = 0;
	if (!optional) {
#pragma omp parallel num_threads(2) //@ RACE
		x = 1; //@ race(x)
	}
	return x;
}
