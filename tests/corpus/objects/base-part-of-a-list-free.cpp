// Claim: a list in braces inside of a list starts the part of a base class: the stride of the loop is the class's own member. Source: C++17
// §11.6.1p2
struct Empty {
};
struct Part {
	int first;
	int second;
};
struct Whole : Empty, Part {
	int step;
};

int a[16];

static Whole made(int step) {
	return {{}, {0, 0}, step};
}

int main() {
	Whole whole = {{}, {1, 0}, 2};
	Whole other = made(1);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 7; i++) {
		a[i * whole.step + whole.first * 2 + whole.second] = i;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * other.step + other.second] = i;
	}
	return a[0];
}
