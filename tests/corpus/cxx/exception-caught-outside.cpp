// Claim: an exception may not be caught outside of the region that threw it.
// Source: OpenMP 5.2 §4.4 (a throw must be caught in the same structured block)
int a[64];

int main(int argc, char **)
{
	try {
#pragma omp parallel for //@ UNKNOWN(not-conforming)
		for (int i = 0; i < 64; i++) {
			if (i == argc)
				throw argc; //@ message(branch-out)
			a[i] = i;
		}
	} catch (...) {
		return 1;
	}
	return a[5];
}
