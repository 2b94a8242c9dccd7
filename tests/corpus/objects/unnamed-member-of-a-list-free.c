// Claim: a list in braces inside of a list is for the whole unnamed member: what follows it is the member behind. Source: C11 §6.7.2.1p13, §6.7.9p20
struct pair {
	struct {
		int a, b;
	};
	int step;
};
struct tagged {
	union {
		int number;
		float real;
	};
	int step;
};

int a[64];

int main(void) {
	struct pair pair = {{3, 0}, 2};
	struct tagged tagged = {{0}, 3};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * pair.step + pair.b] = i;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		a[i * tagged.step + tagged.number] = i;
	}
	return a[0];
}
