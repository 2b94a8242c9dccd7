// Claim: a function that yields floating numbers and counts its calls is followed each time. Source: semantics.md §3; decision 3
static double counted(double x) {
	static int calls;
	calls++; //@ race(calls)
	return x * 0.3;
}

int main(void) {
	double a[64];
#pragma omp parallel for //@ RACE witness T<=2
	for (int i = 0; i < 64; i++)
		a[i] = counted(counted(i * 0.1));
	return a[0] > 1;
}
