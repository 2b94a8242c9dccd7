// Claim: nothing is known of a pure virtual function without overriders in sight. Source: C++17 §13.3.
struct Kernel {
	virtual double at(int i) const = 0;
	virtual ~Kernel() {}
};

void fill(double *a, int n, const Kernel &k) {
#pragma omp parallel for //@ UNKNOWN
	for (int i = 0; i < n; i++)
		a[i] = k.at(i);
}
