// Claim: each trip of a loop over a temporary has an element of its own, which one thread may write.
// Source: C++17 [stmt.ranged]
struct Three {
	int v[3];
	int *begin() {
		return v;
	}
	int *end() {
		return v + 3;
	}
};

int main() {
	int sum = 0;
	for (int &x : Three{{1, 2, 3}}) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
		x += 4;
		sum += x;
	}
	return sum - 18;
}
