// Claim: a list in braces inside of a list is for the whole unnamed member, of which a union takes one value. Source: C11 §6.7.2.1p13, §6.7.9p17,
// p20
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
	int first;
};

int a[64];

int main(void) {
	struct pair pair = {{1, 0}, 2};
	struct pair named = {.a = 1, 0, 2};
	struct tagged tagged = {{4}, 0, 2};
	struct tagged real = {.real = 4, 0, 2};
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * pair.b + pair.step] = 5; //@ race(a)
	}
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * named.b + named.step] = 5; //@ race(a)
	}
#pragma omp parallel for num_threads(2) //@ RACE witness T<=2
	for (int i = 0; i < 8; i++) {
		a[i * (tagged.step + real.step) + real.first] = 5; //@ race(a)
	}
	return a[2] - 5;
}
