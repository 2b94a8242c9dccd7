// Claim: a base class without constructors starts with the list, or the object, that a constructor gives for it. Source: C++17 §15.6.2p7
struct Part {
	int stride;
	int more;
};
struct Whole : Part {
	int step;
	Whole(int n) : Part{n, 0}, step(0) {}
	Whole(const Whole &other) : Part(other), step(0) {}
};

int a[64];

int main() {
	Whole whole(3);
	Whole copy(whole);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * copy.stride + copy.step] = copy.more;
	}
	return a[0];
}
