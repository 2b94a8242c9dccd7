// Claim: what some iterations add 2 to is even when it was; nobody gets to a region behind the opposite. Source: semantics.md §1
int main(int argc, char **argv) {
	int x = 0, even = 0, thirds = 6;
	for (int i = 0; i < argc; i++) {
		if (argv[i][0] == '-')
			even += 2;
		if (argv[i][0] == '+')
			thirds -= 3;
	}
	if (even & 1) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		x++;
	}
	if (thirds % 3 != 0) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		x++;
	}
	return x;
}
