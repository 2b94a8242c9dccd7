// Claim: what an unsigned parameter or an element of an unsigned table leaves in a variable or in the table may be below zero for a read by
// a signed type, of 32 bits and of 64. Source: C11 §6.2.6.2, §6.5p7
int first;
int second;

void copied(unsigned long *table, int n)
{
	if (n > 1)
		table[1] = table[0];
	long last = *(long *)&table[1];
#pragma omp parallel //@ RACE
	if (last < 0)
		first = 1; //@ race(first) possible
}

void passed(unsigned n, int m)
{
	unsigned kept = 1;
	if (m > 1)
		kept = n;
	int number = *(int *)&kept;
#pragma omp parallel //@ RACE
	if (number < 0)
		second = 1; //@ race(second)
}
