// Claim: an enumerator is what its cast makes of a number, the next one is one more; what it chooses does not race.
// Source: C11 §6.3.1.3p2, §6.7.2.2p3
enum { LOW = (unsigned char) 300, NEXT };

int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		if (NEXT == 45) {
			(void) x;
		} else {
			x++;
		}
	}
	return x > 99;
}
