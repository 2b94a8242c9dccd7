// Claim: what some iterations add 2 to may be any even number, and what they add 1 to also an odd one. Source: semantics.md §1
int main(int argc, char **argv) {
	int x = 0, even = 0, any = 0;
	for (int i = 0; i < argc; i++) {
		if (argv[i][0] == '-')
			even += 2;
		if (argv[i][0] == '+')
			any++;
	}
	if (even == 4) {
#pragma omp parallel num_threads(2) //@ RACE
		x++; //@ race(x)
	}
	if (any & 1) {
#pragma omp parallel num_threads(2) //@ RACE
		x++; //@ race(x)
	}
	return x;
}
