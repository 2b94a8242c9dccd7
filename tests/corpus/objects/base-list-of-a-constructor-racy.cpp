// Claim: a base class without constructors starts with the list, or the object, that a constructor gives for it. Source: C++17 §15.6.2p7
struct Part {
	int stride;
	int *counter;
};
struct Whole : Part {
	int step;
	Whole(int n, int &c) : Part{n, &c}, step(n + 1) {}
	Whole(const Whole &other) : Part(other), step(7) {}
};

int counter;
int a[64];

int main() {
	Whole whole(0, counter);
	Whole copy(whole);
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * copy.stride] = copy.step; //@ race(a)
	}
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	*copy.counter = 1; //@ race(copy)
	return a[0] - 7 * counter;
}
