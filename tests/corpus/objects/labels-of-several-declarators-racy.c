// Claim: each declarator has its own label, whose literals are one; those with the same label are one object. Source: GCC manual, Asm Labels.
int x __asm__("word");
extern int y __asm__("" "word");
extern int z __asm__("other_word"), w __asm__("word");

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
		x = 1; //@ race(x)
#pragma omp section
		w = 2; //@ race(x)
	}
	return x;
}
