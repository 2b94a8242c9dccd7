// Claim: a function that the text declares is somewhere in the program; what is done if its address is not null is done. Source: C11
// §6.3.2.3 p3; semantics.md §1
int elsewhere(void);

int main(void) {
	int x = 0;
	int (*p)(void) = elsewhere;
	if (p) {
#pragma omp parallel num_threads(2) //@ RACE
		x = 1; //@ race(x)
	}
	return x;
}
