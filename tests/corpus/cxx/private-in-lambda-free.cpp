// Claim: private in a lambda hides the captured variable.
// Source: OpenMP 5.2 §5.4.3; semantics.md §8
int main()
{
	int t = 0, b[100] = {0};
	auto fill = [&] {
#pragma omp parallel for private(t) //@ RACE_FREE
		for (int i = 0; i < 100; i++) {
			t = i;
			b[i] = t;
		}
	};
	fill();
	return b[3] + t;
}
