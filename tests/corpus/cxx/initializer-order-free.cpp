// Claim: variables at namespace scope are initialized in the order of their definitions; what is initialized before has its value.
// Source: C++ [basic.start.dynamic]; semantics.md §2.
extern int step;
int a[100];

int next() {
	return step + 1;
}

int step = next();
int distance = next();

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 50; i++) {
		a[i * distance] = i;
		a[i * distance + step] = i;
	}
	return a[0];
}
