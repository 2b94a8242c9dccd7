// Claim: in a lambda expression and in a member function a name of a captured variable or of a member does not mean the global one.
// Source: decision 29; C++ [basic.scope], [expr.prim.lambda.capture]
int step;
double *x;

void captured(int n) {
	int kept = step;
	int step = 7;
	auto fill = [=] {
#pragma omp parallel for //@ RACE_FREE_IF(stride kept)
		for (int i = 0; i < n; i++)
			x[i * kept] = step;
	};
	fill();
}

void not_captured(int n) {
	int kept = step;
	int step = 7;
	auto fill = [=] {
#pragma omp parallel for //@ RACE_FREE_IF(stride kept)
		for (int i = 0; i < n; i++)
			x[i * kept] = 1;
	};
	fill();
}

struct Steps {
	int step;

	void fill(int n) {
		int kept = ::step;
#pragma omp parallel for //@ RACE_FREE_IF(stride kept)
		for (int i = 0; i < n; i++)
			x[i * kept] = step;
	}

	void all(int n) {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < n; i++)
			x[i * ::step] = step; //@ race(x)
	}
};
