// Claim: two compound literals outside of all functions are two objects, and what one of them starts with is known.
// Source: C11 §6.5.2.5 p5
static struct {
	int *shift, *last;
} table = {&(int){20}, &(int){0}};
static int a[40];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 20; i++)
		a[i] = a[i + 20];
#pragma omp parallel sections //@ RACE_FREE
	{
#pragma omp section
		*table.shift = 1;
#pragma omp section
		*table.last = 2;
	}
	return *table.shift + *table.last - 3;
}
