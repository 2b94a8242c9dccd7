// Claim: no overrider in sight writes; that there is no other is an assumption. Source: C++17 §13.3.
struct Kernel {
	virtual double at(int i) const { return i; }
	virtual ~Kernel() {}
};
struct Square : Kernel {
	double at(int i) const override { return i * i; }
};

void fill(double *a, int n, const Kernel &k) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < n; i++)
		a[i] = k.at(i);
}
