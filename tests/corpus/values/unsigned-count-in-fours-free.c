// Claim: what some iterations subtract 4 from stays a multiple of 4, also where it is unsigned and wraps. Source: semantics.md §1;
// C17 §6.2.5 p9
int main(int argc, char **argv) {
	int x = 0;
	unsigned fours = 4;
	for (int i = 0; i < argc; i++)
		if (argv[i][0] == '+')
			fours -= 4;
	if (fours & 3) {
#pragma omp parallel num_threads(2) //@ RACE_FREE
		x++;
	}
	return x;
}
