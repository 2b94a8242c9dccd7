// Claim: a temporary on which a member function is called is one object for the region inside that function.
// Source: C++17 [class.temporary]; OpenMP 5.2 §5.1.1
struct Counter {
	int n, hits;
	int run() {
#pragma omp parallel for //@ RACE
		for (int i = 0; i < n; i++)
			hits++; //@ race(hits)
		return hits;
	}
};

int main() {
	return Counter{20, 0}.run() != 20;
}
