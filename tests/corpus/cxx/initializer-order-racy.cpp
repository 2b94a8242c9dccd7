// Claim: variables at namespace scope are initialized in the order of their definitions; what is initialized later is still zero.
// Source: C++ [basic.start.dynamic]; semantics.md §2.
extern int step;
int a[100];

int twice() {
	return 2 * step;
}

int distance = twice();
int step = twice() + 1;

int main() {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 50; i++)
		a[i * distance] = i; //@ race(a)
	return a[0];
}
