// Claim: what some iterations of a loop that is left by break add 2 to is odd where the one that breaks off adds 1. Source: semantics.md §1
int main(int argc, char **argv) {
	int x = 0, count = 0;
	for (int i = 0; i < argc; i++) {
		if (argv[i][0] == '-')
			count += 2;
		if (argv[i][0] == '=') {
			count++;
			break;
		}
	}
	if (count % 2 != 0) {
#pragma omp parallel num_threads(2) //@ RACE
		x++; //@ race(x)
	}
	return x;
}
