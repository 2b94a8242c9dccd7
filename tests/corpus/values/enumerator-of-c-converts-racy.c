// Claim: an enumerator is what its cast makes of a number, the next one is one more; what it chooses races.
// Source: C11 §6.3.1.3p2, §6.7.2.2p3
enum { LOW = (unsigned char) 300, NEXT };

int x;

int main(void)
{
#pragma omp parallel //@ RACE
	{
		if (NEXT == 45) {
			x++; //@ race(x)
		} else {
			(void) x;
		}
	}
	return x > 99;
}
