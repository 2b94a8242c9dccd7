// Claim: a flag that is written with release and waited for with acquire hands the data over.
// Source: semantics.md §6 (release and acquire); OpenMP 5.2 §1.4.5
#include <omp.h>

int main(void)
{
    int flag = 0, data = 0, seen = 0;

#pragma omp parallel num_threads(2) //@ RACE_FREE
    {
        if (omp_get_thread_num() == 0) {
            data = 42;
#pragma omp atomic write release
            flag = 1;
        } else {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read acquire
                ready = flag;
            }
            seen = data;
        }
    }
    return seen;
}
