// Claim: another unit may define a weak variable, with any value. Source: GCC's attribute weak; semantics.md §1 (free inputs).
int s;
__attribute__((weak)) int limit = 0;

int main(void) {
#pragma omp parallel //@ RACE
	{
		if (limit)
			s = 1; //@ race(s)
	}
	return s;
}
