// Claim: what the handler behind a try block writes is done by each thread whose block threw.
// Source: OpenMP 5.2 §4.4
int a[16], large;

static int square(int i)
{
	return i * i;
}

int main()
{
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 16; i++) {
		try {
			int s = square(i);
			if (s > 100)
				throw 1;
			a[i] = s;
		} catch (int) {
			large = i; //@ race(large)
		}
	}
	return 0;
}
