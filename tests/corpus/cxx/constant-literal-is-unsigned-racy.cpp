// Claim: the type of an integer literal is the first that can hold it; the function that it chooses races.
// Source: C++17 §5.13.2 table 7
int x;

void use(int)
{
	(void) x;
}

void use(unsigned)
{
	x++; //@ race(x)
}

int main()
{
#pragma omp parallel //@ RACE
	use(0xffffffff);
	return x > 99;
}
