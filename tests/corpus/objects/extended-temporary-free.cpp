// Claim: the value of a temporary that a reference to const is bound to is known where nothing writes it.
// Source: C++17 [class.temporary] p6
int main() {
	const long &off = 30;
	static int a[60];
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 30; i++)
		a[i] = a[i + off] + 1;
	return a[3] - 1;
}
