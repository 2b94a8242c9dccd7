// Claim: threads that call one lambda only read what it captured by value.
// Source: C++17 [expr.prim.lambda.capture]; OpenMP 5.2 §5.1.1
template <class F> static void each(int n, F &&f) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		f(i);
}

int main() {
	int off = 20, a[40] = {0};
	each(20, [off, &a](int i) { a[i] = a[i + off]; });
	return a[0];
}
