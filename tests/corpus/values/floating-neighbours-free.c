// Claim: integers that a format holds are no fractions, and hexadecimal numbers are what they say. Source: IEC 60559 §3.4; C11 §6.4.4.2;
// semantics.md §1.
static int hits;

void integers(int n)
{
	float f = n;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (n > 0 && n < 8388608 && f > n)
		hits = 1;
}

int main(void)
{
	double three = 0x1.8p1;
#pragma omp parallel num_threads(2) //@ RACE_FREE
	if (three != 3)
		hits = 2;
	return 0;
}
