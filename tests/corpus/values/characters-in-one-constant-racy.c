// Claim: several characters are one number; what it chooses races.
// Source: C11 §6.4.4.4p10 (GCC: from left to right)
enum { TAG = 'ab' }; // compilers warn of it

int x;

int main(void)
{
#pragma omp parallel //@ RACE
	{
		if (TAG == 24930) {
			x++; //@ race(x)
		} else {
			(void) x;
		}
	}
	return x > 99;
}
