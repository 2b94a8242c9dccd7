// Claim: an initializer at namespace scope that calls code which is not known may have written what that can reach. Source: C++
// [basic.start.dynamic]; semantics.md §2.
int setup(int *p);

int stride = 1;
int a[100];
int n = setup(&stride);

int main() {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * stride] = i; //@ race(a) possible
	return a[0];
}
