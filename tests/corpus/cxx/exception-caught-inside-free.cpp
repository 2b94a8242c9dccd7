// Claim: an exception that is caught in the iteration leaves nothing.
// Source: OpenMP 5.2 §4.4
int a[64];

int main(int argc, char **)
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		try {
			if (i == argc)
				throw argc;
			a[i] = i;
		} catch (int) {
			a[i] = -1;
		}
	}
	return a[5];
}
