// Claim: the range of a range-based for loop lives for the whole loop: regions in its body share the elements.
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
#pragma omp parallel for //@ RACE
		for (int i = 0; i < 4; i++)
			x += i; //@ race(x)
		sum += x;
	}
	return sum - 24;
}
