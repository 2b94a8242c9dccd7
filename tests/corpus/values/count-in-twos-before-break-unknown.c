// Claim: what some iterations of a loop that is left by break add 2 to is even when it was; nobody gets to a region behind the opposite.
// Source: semantics.md §1
int main(int argc, char **argv) {
	int x = 0, even = 0;
	for (int i = 0; i < argc; i++) {
		if (argv[i][0] == '-')
			even += 2;
		if (argv[i][0] == '=')
			break;
	}
	if (even % 2 != 0) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(widened-path)
		x++;
	}
	return x;
}
