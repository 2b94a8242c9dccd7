// Claim: an object in a list starts the whole part of a base class, be it copied or made there; without braces a base class takes as many clauses
// as it has members. Source: C++17 §11.6.1p2, p12
struct Part {
	int first;
	int second;
};
struct Whole : Part {
	int step;
};
struct Made {
	int stride;
	Made(int n) : stride(n - 1) {}
};
struct OfMade : Made {
	int more;
};

int a[32];

int main() {
	Part part = {1, 0};
	Whole copied = {part, 3};
	Whole flat = {1, 0, 3};
	OfMade made = {1, 3};
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * copied.second + copied.step] = 4; //@ race(a)
	}
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * flat.second + flat.step] = 4; //@ race(a)
	}
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * made.stride + made.more] = 4; //@ race(a)
	}
	return a[3] - 4;
}
