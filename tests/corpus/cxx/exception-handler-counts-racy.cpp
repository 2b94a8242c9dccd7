// Claim: what the handler does for an exception of one iteration meets the handlers of other iterations.
// Source: semantics.md §10; OpenMP 5.2 §4.4
int a[64], failed;

int main()
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 64; i++) {
		try {
			if (i % 3 == 0)
				throw i;
			a[i] = i;
		} catch (int) {
			failed++; //@ race(failed)
		}
	}
	return failed;
}
