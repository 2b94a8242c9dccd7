// Claim: a lock that guards something else is not taken for this variable. Source: semantics.md §6; OpenMP 5.2 §18.9
#include <omp.h>
#include <stdio.h>

int main(void)
{
    omp_lock_t gate;
    int guarded = 0, open = 0;

    omp_init_lock(&gate);
#pragma omp parallel for //@ RACE nofix(open: lock) fix(open: reduction)
    for (int i = 0; i < 20; i++) {
        omp_set_lock(&gate);
        guarded = guarded > i ? guarded : i;
        omp_unset_lock(&gate);
        open += i;  //@ race(open)
    }
    omp_destroy_lock(&gate);
    printf("%d %d\n", guarded, open);
    return 0;
}
