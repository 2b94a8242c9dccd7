// Claim: the length of an array is a floating number without its fraction; what it chooses races.
// Source: C11 §6.3.1.4p1, §6.6p6 (the operand of the cast is a constant)
char cells[(int) 4.9];

int x;

int main(void)
{
#pragma omp parallel //@ RACE
	{
		if (sizeof(cells) == 4) {
			x++; //@ race(x)
		} else {
			(void) x;
		}
	}
	return x > 99;
}
