// Claim: operands of different signs are compared as unsigned numbers; what it chooses does not race.
// Source: C11 §6.3.1.8p1
enum { ORDER = -1 < 0xffffffff };

int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		if (ORDER == 0) {
			(void) x;
		} else {
			x++;
		}
	}
	return x > 99;
}
