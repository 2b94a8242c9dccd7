// Claim: a lock behind a lost pointer excludes no thread that holds none. Source: semantics.md §6; OpenMP 5.2 §18.9
#include <omp.h>
static int w;
static omp_lock_t lock;
omp_lock_t *chosen;
void choose(void);

void region(void)
{
	omp_init_lock(&lock);
	chosen = &lock;
	choose();
#pragma omp parallel num_threads(2) //@ RACE
	{
		if (omp_get_thread_num()) {
			omp_set_lock(chosen);
			w++; //@ race(w)
			omp_unset_lock(chosen);
		} else
			w--; //@ race(w)
	}
}
