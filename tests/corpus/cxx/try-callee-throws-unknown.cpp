// Claim: what a called function throws is not followed; the block's own throw stays inside the construct.
// Source: OpenMP 5.2 §4.4
int a[16];

static int checked(int i)
{
	if (i > 10)
		throw i;
	return i;
}

int main()
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-statement)
	for (int i = 0; i < 16; i++) {
		try {
			a[i] = checked(i);
			if (a[i] > 9)
				throw 1;
		} catch (int) {
			a[i] = -1;
		}
	}
	return 0;
}
