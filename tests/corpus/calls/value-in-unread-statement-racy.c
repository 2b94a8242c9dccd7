// Claim: a function that is named in a statement that cannot be read yet may be called there with anything. Source: C11 §6.5.1.1; semantics.md §2.
float a[100];
void library(void (*f)(int, int));

static void shift(int n, int h) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		a[i] = a[i + h]; //@ race(a) possible
}

int main(void) {
	shift(10, 50);
	_Generic(1, int: library)(shift); //@ message(syntax)
	return 0;
}
