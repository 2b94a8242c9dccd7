// Claim: another unit may replace the body of a weak function, so that what it yields is not known. Source: GCC's attribute weak; semantics.md §1.
int s;

__attribute__((weak)) int limit(void) {
	return 0;
}

int main(void) {
	int n = limit();
#pragma omp parallel //@ RACE
	{
		if (n > 0)
			s = n; //@ race(s) possible
	}
	return s;
}
