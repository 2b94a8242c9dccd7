// Claim: overriders are instances of class templates, too. Source: C++17 §13.3.
template <class T> struct Kernel {
	virtual T at(int i) const = 0;
	virtual ~Kernel() {}
};

template <class T> struct Twice : Kernel<T> {
	mutable T sum = 0;
	T at(int i) const override { return sum += i; } //@ race(sum)
};

template <class T> void fill(T *a, int n, const Kernel<T> &k) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		a[i] = k.at(i);
}

int main() {
	double a[10];
	Twice<double> t;
	fill(a, 10, t);
	return a[0] != 0;
}
