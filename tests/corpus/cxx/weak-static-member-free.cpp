// Claim: the address of a weak variable of a class is not null where this unit defines it. Source: GCC manual, Common Variable Attributes: weak
struct settings {
	static int level __attribute__((weak));
};
int settings::level = 3;
int found;

int main() {
	int *p = &settings::level;
#pragma omp parallel //@ RACE_FREE
	if (p == nullptr)
		found++;
	return 0;
}
