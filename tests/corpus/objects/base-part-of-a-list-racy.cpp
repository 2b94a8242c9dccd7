// Claim: a list in braces inside of a list starts the part of a base class, and what follows it the members of the class itself. Source: C++17
// §11.6.1p2
struct Part {
	int *counter;
	int first;
};
struct Whole : Part {
	int step;
};

int counter;
int a[16];

int main() {
	Whole whole = {{&counter, 2}, 0};
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * whole.step + whole.first] = 3; //@ race(a)
	}
#pragma omp parallel num_threads(2) //@ RACE witness T<=2
	*whole.counter = 1; //@ race(whole)
	return a[2] - 3 * counter;
}
