// Claim: a region that is executed for the initializer of a variable is one of the program. Source: C++ [basic.start.dynamic];
// semantics.md §1.
static int sum(int n) {
	int s = 0;
#pragma omp parallel for num_threads(2) //@ RACE
	for (int i = 0; i < n; i++)
		s += i; //@ race(s)
	return s;
}

int total = sum(10);

int main() {
	return total == 45 ? 0 : 1;
}
