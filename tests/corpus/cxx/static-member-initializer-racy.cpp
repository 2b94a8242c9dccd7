// Claim: initializers of static members that are defined in their class are executed before main. Source: C++ [basic.start.dynamic];
// semantics.md §2.
int stride = 1;
int a[100];

int setup() {
	stride = 0;
	return 100;
}

struct Sizes {
	inline static int n = setup();
};

int main() {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * stride] = i; //@ race(a)
	return a[0];
}
