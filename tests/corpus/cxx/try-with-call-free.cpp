// Claim: a try block may call functions that throw nothing: its own throw leaves it, for the handler behind it.
// Source: OpenMP 5.2 §4.4 (exceptions stay in the construct)
int a[16];

static int square(int i)
{
	return i * i;
}

int main()
{
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 16; i++) {
		try {
			int s = square(i);
			if (s > 100)
				throw 1;
			a[i] = s;
		} catch (int) {
			a[i] = -1;
		}
	}
	return 0;
}
