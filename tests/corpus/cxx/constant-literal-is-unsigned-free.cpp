// Claim: the type of an integer literal is the first that can hold it; the function that it chooses does not race.
// Source: C++17 §5.13.2 table 7
int x;

void use(int)
{
	x++;
}

void use(unsigned)
{
	(void) x;
}

int main()
{
#pragma omp parallel //@ RACE_FREE
	use(0xffffffff);
	return x > 99;
}
