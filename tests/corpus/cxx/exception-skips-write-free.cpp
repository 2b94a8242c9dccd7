// Claim: what stands behind a throw in the try block is not executed by the iteration that throws.
// Source: semantics.md §2 (path conditions); OpenMP 5.2 §4.4
int a[64], last;

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		try {
			if (i != 63)
				throw i;
			last = i;
		} catch (...) {
			a[i] = 1;
		}
	}
	return last;
}
