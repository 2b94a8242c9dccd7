// Claim: a variable with a label is not known to the linker by the name it is written with. Source: GCC manual, Asm Labels.
int a __asm__("b");
int b __asm__("c");
extern int p __asm__("one_word"), q __asm__("other_word");

int main(void) {
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		a = 1;
#pragma omp section
		b = 2;
	}
	return a + b;
}

void others(void) {
#pragma omp parallel sections num_threads(2) //@ RACE_FREE
	{
#pragma omp section
		p = 1;
#pragma omp section
		q = 2;
	}
}
