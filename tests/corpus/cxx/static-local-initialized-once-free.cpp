// Claim: one thread executes the initializer of a static variable in a block, once in the program; the others wait for it. Source: C++
// [stmt.dcl]; semantics.md §1.
int calls;
int a[100];

int next() {
	calls++;
	return 1;
}

int step() {
	static int once = next();
	return once;
}

int main() {
	int seen = 0;
#pragma omp parallel reduction(+ : seen) //@ RACE_FREE
	{
		int s = step();
		seen += calls;
#pragma omp for
		for (int i = 0; i < 100; i++)
			a[i * s] = i;
	}
	return a[99] == 99 && seen > 0 ? 0 : 1;
}
