// Claim: a function that the text declares is somewhere in the program, so that its address is not null, though its body is in another file;
// nobody gets to a region behind the opposite. Source: C11 §6.3.2.3 p3; semantics.md §1
int elsewhere(void);

int main(void) {
	int x = 0;
	int (*p)(void) = &elsewhere;
	if (!elsewhere) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(widened-path)
		x++;
	}
	if (p == 0) {
#pragma omp parallel num_threads(2) //@ UNKNOWN(widened-path)
		x++;
	}
	return x;
}
