// Claim: the address of a weak variable is not null where this unit defines it, and is null or not for good where it does not.
// Source: GCC manual, Common Variable Attributes: weak
extern int option __attribute__((weak));
extern int table[8] __attribute__((weak));
int own __attribute__((weak));
int found;

int main(void)
{
	int *q = &own;
#pragma omp parallel //@ RACE_FREE
	if (!q)
		found++;
	int *p = &option;
#pragma omp parallel //@ RACE_FREE
	if (&option && !p)
		found++;
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 8; i++)
		if (table)
			table[i] = i;
	return 0;
}
