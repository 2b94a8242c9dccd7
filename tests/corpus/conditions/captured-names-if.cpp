// Claim: in a lambda expression conditions use the names that it captures. Source: decision 29; C++ [expr.prim.lambda.capture]
void shift(double *p, double *q, int step, int n) {
	auto by_value = [=]() {
		int width = step;
#pragma omp parallel for //@ RACE_FREE_IF(stride step)
		for (int i = 0; i < n; i++)
			p[i * width] = 1;
	};
	by_value();
	auto by_reference = [&](int m) {
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap p q)
		for (int i = 0; i < m; i++)
			p[i] = q[i + 1];
	};
	by_reference(n);
}
