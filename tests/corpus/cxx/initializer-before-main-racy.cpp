// Claim: calls in the initializers of variables at namespace scope are executed before main, and what they write is what main finds.
// Source: C++ [basic.start.dynamic]; semantics.md §2.
int stride = 1;
int a[100];

int setup() {
	stride = 0;
	return 100;
}

int n = setup();

int main() {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		a[i * stride] = i; //@ race(a)
	return a[0];
}
