// Claim: operands of different signs are compared as unsigned numbers; what it chooses races.
// Source: C11 §6.3.1.8p1
enum { ORDER = -1 < 0xffffffff };

int x;

int main(void)
{
#pragma omp parallel //@ RACE
	{
		if (ORDER == 0) {
			x++; //@ race(x)
		} else {
			(void) x;
		}
	}
	return x > 99;
}
