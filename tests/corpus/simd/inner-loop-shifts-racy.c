// Claim: in the trips of an inner loop the later lanes are the first to write an element: text and trips agree that the order is lost.
// Source: semantics.md §7
int x[24];

int main(void)
{
#pragma omp simd //@ RACE
	for (int i = 0; i < 16; i++)
		for (int k = 0; k < 8; k++)
			x[i + k] = i; //@ race(x)
	return x[9];
}
