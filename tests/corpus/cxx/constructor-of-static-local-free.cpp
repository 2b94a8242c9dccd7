// Claim: one of the threads that get to the declaration of a static variable constructs it, and no thread gets behind it before. Source:
// C++ [stmt.dcl]; semantics.md §1.
int total;

struct Once {
	int n;
	Once() : n(7) {
		total = n;
	}
};

int get() {
	static Once once;
	return once.n;
}

int main() {
	int wrong = 0;
#pragma omp parallel reduction(+ : wrong) //@ RACE_FREE
	wrong += get() != total;
	return wrong;
}
