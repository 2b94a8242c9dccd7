// Claim: objects at namespace scope are constructed before main, and what their constructors write is what main finds. Source: C++
// [basic.start.dynamic]; semantics.md §2.
int stride;
int a[100];

struct Setup {
	Setup() {
		stride = 1;
	}
};

Setup setup;

int main() {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i * stride] = i;
	return a[0];
}
