// Claim: a function that any declaration calls weak may be replaced by another unit's. Source: GCC's attribute weak; semantics.md §1.
int s;

int limit(int n) __attribute__((weak));
int limit(int n) {
	return n - n;
}

int main() {
	int n = limit(3);
#pragma omp parallel //@ RACE
	{
		if (n > 0)
			s = n; //@ race(s) possible
	}
	return s;
}
