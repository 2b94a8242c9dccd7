// Claim: sections of captured arrays and pointers are reduced as those of variables are.
// Source: OpenMP 5.2 §5.5.5; semantics.md §8
int main()
{
	int h[10] = {0}, b[100] = {0}, *p = new int[10]();
	auto count = [&](int n) {
#pragma omp parallel for reduction(+ : h, p[0 : n]) //@ RACE_FREE
		for (int i = 0; i < 100; i++) {
			h[b[i] % 10]++;
			p[b[i] % n]++;
		}
	};
	count(10);
	return h[3] + p[3];
}
