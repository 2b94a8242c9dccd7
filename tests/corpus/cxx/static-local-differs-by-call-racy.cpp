// Claim: a static variable keeps what the first call gave it. Source: C++ [stmt.dcl]; semantics.md §1.
int a[100];

int scaled(int x) {
	static int factor = x;
	return factor;
}

int main() {
	scaled(0);
	int s = scaled(1);
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 100; i++)
		a[i * s] = i; //@ race(a)
	return a[0];
}
