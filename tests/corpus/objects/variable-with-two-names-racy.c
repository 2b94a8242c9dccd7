// Claim: a variable with the attribute alias is the other one, and two with the same label are one. Source: semantics.md §1; GCC manual.
int x;
extern int y __attribute__((alias("x")));
int p __asm__("shared_word");
extern int q __asm__("shared_word");

int main(void) {
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		x = 1; //@ race(x)
#pragma omp section
		y = 2; //@ race(x)
	}
#pragma omp parallel sections num_threads(2) //@ RACE
	{
#pragma omp section
		p = 1; //@ race(p)
#pragma omp section
		q = 2; //@ race(p)
	}
	return x;
}
