// Claim: a pointer that unseen code may have set can lead to the very lock that another thread names: whether the two exclude each other is
// not known. Source: semantics.md §6; OpenMP 5.2 §18.9
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
#pragma omp parallel num_threads(2) //@ UNKNOWN(unmodelled-pointer)
	{
		omp_lock_t *mine = omp_get_thread_num() ? chosen : &lock;
		omp_set_lock(mine);
		w++;
		omp_unset_lock(mine);
	}
}
