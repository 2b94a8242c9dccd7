// Claim: a private pointer does not make what it points to private.
// Source: semantics.md §8 (classic slips); OpenMP 5.2 §5.4.3.
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    int cells[4] = {0};
    int *cursor;

#pragma omp parallel private(cursor) //@ RACE witness T<=2
    {
        cursor = cells + 2;
        *cursor = omp_get_thread_num(); //@ race
    }
    return cells[2];
}
