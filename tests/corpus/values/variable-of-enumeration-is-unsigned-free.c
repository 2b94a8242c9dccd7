// Claim: a variable of an enumeration without negative enumerators is an unsigned number in C, also where the enumerators are computed as
// unsigned numbers; one with a negative enumerator is signed. Source: C11 §6.7.2.2p4; GCC, Structures unions enumerations and bit-fields:
// unsigned int if there are no negative values
enum kind { NONE, ONE, TWO };
enum mask { EMPTY, FULL = ~0u };
enum order { LESS = -1, SAME, MORE };
enum top { LOW, TOP = (-2147483647 - 1) | 1 };

int below;
int behind;
int positive;

int main(void)
{
	enum kind first = NONE;
	enum mask mask = EMPTY;
	enum order order = SAME;
	enum top top = LOW;
#pragma omp parallel //@ RACE_FREE
	{
		if (first - 1 < 2)
			below++;
		if (mask - 1 < 2)
			behind++;
		if (order - 1 > 2 || top - 1 > 2)
			positive++;
	}
	return below + behind + positive;
}
