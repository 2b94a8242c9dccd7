// Claim: an enumerator is computed in unsigned arithmetic; what it chooses does not race.
// Source: C11 §6.2.5p9, §6.7.2.2p3
enum { WRAPS = 0xffffffffu + 1u == 0, NEXT };

int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		if (NEXT == 2) {
			(void) x;
		} else {
			x++;
		}
	}
	return x > 99;
}
