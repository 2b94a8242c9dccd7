// Claim: a reference parameter is bound to the object that a conditional expression chooses, and to no copy of it.
// Source: C++17 [expr.cond], [dcl.init.ref]
struct Counter {
	int n;
	void add() {
		n++; //@ race(n)
	}
};

static void add(int &n) {
	n++; //@ race(n)
}

int main(int argc, char **) {
	int x = 0, y = 0;
	Counter a{0}, b{0};
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		add(argc > 5 ? x : y);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 10; i++)
		(argc > 5 ? a : b).add();
	return x + y + a.n + b.n != 20;
}
