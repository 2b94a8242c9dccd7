// Claim: an operator that is a virtual function is the overrider of the object's class. Source: C++17 §13.3.
struct F {
	mutable int n = 0;
	virtual int operator()(int i) const { return n += i; }
	virtual ~F() {}
};

struct G : F {
	int operator()(int i) const override { return i; }
};

void go(int *a, const F &f) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 10; i++)
		a[i] = f(i);
}

int main() {
	G g;
	int a[10];
	go(a, g);
	return a[0] != 0;
}
