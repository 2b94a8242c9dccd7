// Claim: calls in the initializers of variables at namespace scope are executed before main, and what they write is what main finds.
// Source: C++ [basic.start.dynamic]; semantics.md §2.
int stride;
int a[100];

int setup() {
	stride = 1;
	return 100;
}

int n = setup();

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i * stride] = i;
	return a[0];
}
