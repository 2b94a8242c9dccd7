// Claim: a static variable keeps what the first call gave it. Source: C++ [stmt.dcl]; semantics.md §1.
int a[100];

int scaled(int x) {
	static int factor = x;
	return factor;
}

int main() {
	scaled(1);
	int s = scaled(0);
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[i * s] = i;
	return a[0];
}
