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
	Part part = {0, 2};
	Whole copied = {part, 3};
	Whole flat = {0, 2, 3};
	OfMade made = {2, 3};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * copied.second + copied.step] = 4;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * flat.second + flat.step] = 4;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * made.stride + made.more] = 4;
	}
	return a[3] - 4;
}
