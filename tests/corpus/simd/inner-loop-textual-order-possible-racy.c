// Claim: a lane writes in an earlier trip of an inner loop what a later lane writes in a later trip: by the text it is the same place.
// Source: semantics.md §7 (where textual and execution order differ, the race is possible)
int x[24];

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 16; i++)
		for (int k = 0; k < 8; k++)
			x[i - k + 8] = i; //@ race(x) possible
	return x[9];
}
