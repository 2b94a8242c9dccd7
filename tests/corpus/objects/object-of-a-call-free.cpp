// Claim: a temporary that code in a region makes belongs to the thread that makes it.
// Source: C++17 [class.temporary]; OpenMP 5.2 §5.1.1
struct Counter {
	int hits;
	Counter &add(int n) {
		hits += n;
		return *this;
	}
	int get() const {
		return hits;
	}
};

int main() {
	int out[20];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 20; i++)
		out[i] = Counter{i}.add(1).add(2).get();
	return out[4] - 7;
}
