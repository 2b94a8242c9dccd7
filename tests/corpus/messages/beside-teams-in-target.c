// Claim: a target region with teams inside holds nothing else.
// Source: OpenMP 5.2 §10.2 (restrictions)
// Output: undefined.
int main(void)
{
	int x = 0, y = 0;
#pragma omp target map(tofrom : x, y) //@ UNKNOWN(not-conforming) message(closely-nested)
	{
		y = 1;
#pragma omp teams num_teams(1)
		x = 2;
	}
	return x + y - 3;
}
