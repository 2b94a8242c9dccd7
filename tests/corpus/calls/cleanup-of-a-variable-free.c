// Claim: the function that the attribute cleanup names is called with the variable's address, at the end of its block and not before, and
// behind what a return yields. Source: GCC manual, Common Variable Attributes
#include <omp.h>
static omp_lock_t lock;
static int x, a[100];
static void unlock(omp_lock_t **held) {
	omp_unset_lock(*held);
}
static void reset(int *v) {
	*v = 7;
}
static int number(int i) {
	__attribute__((cleanup(reset))) int v = i;
	return v;
}

int main(void) {
	omp_init_lock(&lock);
#pragma omp parallel //@ RACE_FREE
	{
		__attribute__((cleanup(unlock))) omp_lock_t *held = &lock;
		omp_set_lock(held);
		x = 1;
	}
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++)
		a[number(i)] = i;
	return x + a[1] - 2;
}
