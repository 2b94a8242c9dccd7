// Claim: a static function with a second name for the linker is called by others, too. Source: GCC's attribute alias; semantics.md §2.
int s;

static void add(int times) {
	if (times > 5) {
#pragma omp parallel //@ RACE
		s++; //@ race(s)
	}
}

void addOften(int times) __attribute__((alias("add")));

int main(void) {
	add(3);
	return 0;
}
