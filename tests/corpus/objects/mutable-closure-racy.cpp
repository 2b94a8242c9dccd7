// Claim: the copy that a lambda captures is a member of the lambda: threads that call one lambda share it.
// Source: C++17 [expr.prim.lambda.capture]; OpenMP 5.2 §5.1.1
template <class F> static void each(int n, F &&f) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		f(i);
}

int main() {
	int sum = 0;
	each(20, [sum](int i) mutable { sum += i; }); //@ race
	return sum;
}
