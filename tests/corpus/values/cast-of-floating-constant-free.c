// Claim: the length of an array is a floating number without its fraction; what it chooses does not race.
// Source: C11 §6.3.1.4p1, §6.6p6 (the operand of the cast is a constant)
char cells[(int) 4.9];

int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
	{
		if (sizeof(cells) == 4) {
			(void) x;
		} else {
			x++;
		}
	}
	return x > 99;
}
