// Claim: several characters are one number; what it chooses does not race.
// Source: C11 §6.4.4.4p10 (GCC: from left to right)
enum { TAG = 'ab' }; // compilers warn of it

int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		if (TAG == 24930) {
			(void) x;
		} else {
			x++;
		}
	}
	return x > 99;
}
