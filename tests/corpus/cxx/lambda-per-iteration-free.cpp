// Claim: a lambda that is made in the iteration captures that iteration's variables.
// Source: semantics.md §8, §9
int a[64];

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		int t = i;
		auto put = [&](int by) {
			t += by;
			a[i] = t;
		};
		put(2);
	}
	return a[5];
}
