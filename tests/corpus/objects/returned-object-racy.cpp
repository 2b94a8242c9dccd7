// Claim: an object that a function returns is one for all threads of a callee that gets a pointer into it.
// Source: C++17 [class.temporary]
struct Cell {
	int n;
	int *at() {
		return &n;
	}
};

static Cell make() {
	Cell c;
	c.n = 4;
	return c;
}

static int use(int *p) {
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 9; i++)
		*p += i; //@ race(p)
	return *p;
}

int main() {
	return use(make().at()) != 40;
}
