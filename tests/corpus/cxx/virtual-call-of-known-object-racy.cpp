// Claim: of an object that is a variable the one final overrider is called, which counts its calls. Source: C++17 §13.3.
struct Kernel {
	virtual double at(int i) const { return i; }
	virtual ~Kernel() {}
};
struct Square : Kernel {
	double at(int i) const override { return i * i; }
};
struct Counting : Kernel {
	mutable int calls = 0;
	double at(int i) const override {
		calls++; //@ race(calls)
		return i;
	}
};

void fill(double *a, int n, const Kernel &k) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < n; i++)
		a[i] = k.at(i);
}

int main() {
	double a[10];
	Counting c;
	fill(a, 10, c);
	return a[3] != 3;
}
