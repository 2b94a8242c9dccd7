// Claim: the address of the first member is null where there is no object of that weak name; that of another one is not.
// Source: GCC manual, Common Variable Attributes: weak; C11 §6.5.3.2, §6.5.9
struct s {
	int a;
	int b[2];
};
extern struct s there __attribute__((weak));
int found;

int main(void) {
	int *first = &there.a, *last = &there.b[1];
#pragma omp parallel //@ RACE
	if (!first)
		found++; //@ race(found)
#pragma omp parallel //@ RACE
	if (&there == 0 && last)
		found++; //@ race(found)
	return 0;
}
