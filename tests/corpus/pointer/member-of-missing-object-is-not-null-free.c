// Claim: the address of a member behind the first one is not null, even if there is no object of that weak name.
// Source: GCC manual, Common Variable Attributes: weak; C11 §6.5.3.2, §6.5.9
struct s {
	int a;
	int b[2];
};
extern struct s there __attribute__((weak));
extern int row[8] __attribute__((weak));
int found;

int main(int argc, char **argv) {
	int *part = there.b, *element = &row[argc];
#pragma omp parallel //@ RACE_FREE
	if (!part)
		found++;
#pragma omp parallel //@ RACE_FREE
	if (!element && argc == 2)
		found++;
	return argv[0] == 0;
}
