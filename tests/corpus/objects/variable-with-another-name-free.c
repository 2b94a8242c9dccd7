// Claim: variables with different labels, and an alias of a third one, are different objects. Source: semantics.md §1; GCC manual.
// (Does not link alone.)
int x, z;
extern int y __attribute__((alias("x")));
extern int p __asm__("one_word");
extern int q __asm__("other_word");

int main(void) {
#pragma omp parallel sections num_threads(3) //@ RACE_FREE
	{
#pragma omp section
		y = 1;
#pragma omp section
		z = 2;
	}
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		p = 1;
#pragma omp section
		q = 2;
	}
	return x;
}
