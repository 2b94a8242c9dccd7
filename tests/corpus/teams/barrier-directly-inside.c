// Claim: no barrier may stand directly inside teams, and none would join them. Compilers refuse this program.
// Source: OpenMP 5.2 §10.2, §17.1
int x;

int main(void)
{
#pragma omp teams //@ RACE
	{
		x = 1; //@ race(x)
#pragma omp barrier //@ message(closely-nested)
	}
	return x;
}
