// Claim: a call through a pointer that a closure without captures was converted to does what the closure does, also to the variables of
// namespace scope. Source: C++17 §8.1.5.1 p7
static int x;

static void each(void (*f)(int &), int *v) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		f(v[i]);
}

int main() {
	int a[8] = {};
	each([](int &e) {
		e++;
		x++; //@ race(x)
	}, a);
	return a[3] - 1;
}
