// Claim: the address of a weak variable is null where the program has no definition of it. Source: GCC manual, Common Variable Attributes: weak
extern int option __attribute__((weak));
extern int table[] __attribute__((weak));
extern int other;
#pragma weak other
int found;

int main(void)
{
#pragma omp parallel //@ RACE
	if (!&option)
		found++; //@ race(found)
#pragma omp parallel //@ RACE
	if (table == 0)
		found++; //@ race(found)
	int *p = &other;
#pragma omp parallel //@ RACE
	if (!p)
		found++; //@ race(found)
	return 0;
}
