// Claim: what the constructors of an aggregate's parts compute is what the parts hold, also for results and arguments in braces.
// Source: C++17 §11.6.1p3, §11.6p17; OpenMP 5.2 §1.4.1.
struct Unit {
	int v;
	Unit(int n) : v(n + 1) {
	}
};

struct Pair {
	Unit first;
	int second;
};

static Pair pair(int n) {
	return {n, 1};
}

static int sum(Pair p) {
	return p.first.v + p.second;
}

int main() {
	int out[9] = {0};
	Pair one = {0, 1};
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++) {
		out[i + one.first.v] = sum(pair(i)) + sum({i, 2});
	}
	return out[8];
}
