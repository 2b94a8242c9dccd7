// Claim: a call through a pointer that a closure without captures was converted to does what the closure does, with the arguments and the
// result of the call. Source: C++17 §8.1.5.1 p7
static int x;

static int twice(int (*f)(int), int v) {
	return f(f(v));
}

int main() {
	int y = twice([](int v) { x += v; return x; }, 3) + twice(+[](int v) { return v * 2; }, 2);
	int a[8] = {};
	int (*next)(int) = [](int v) { return v + 1; };
	void (*set)(int &, int) = [](int &e, int v) { e = v; };
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		set(a[next(i) - 1], y);
	return a[3] != 14;
}
