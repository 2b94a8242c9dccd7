// Claim: what a label says that a macro makes, or that stands in a function, is not followed, and the variable may be any. Source: GCC manual, Asm Labels.
// (Does not link alone.)
#define NAMED(n) __asm__(n)
int x __asm__("word");
extern int y NAMED("word");

static int counted(void) {
	static int s __asm__("local_word");
	return s++;
}

extern int local_word;

int main(void) {
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		x = 1;
#pragma omp section
		y = 2;
	}
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		counted();
#pragma omp section
		local_word = 2;
	}
	extern int z __asm__("word");
#pragma omp parallel sections num_threads(2) //@ UNKNOWN(unmodelled-expression)
	{
#pragma omp section
		x = 1;
#pragma omp section
		z = 2;
	}
	return x;
}
