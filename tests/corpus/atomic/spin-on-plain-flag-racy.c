// Claim: waiting for a flag without atomics is a race on the flag itself, whatever it was meant to order.
// Source: semantics.md §6 (atomics; plain accesses are not excluded); OpenMP 5.2 §1.4.1
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    int flag = 0, data = 0, seen = 0;

#pragma omp parallel num_threads(2) //@ RACE
    {
        if (omp_get_thread_num() == 0) {
            data = 42;
            flag = 1; //@ race(flag) possible
        } else {
            while (flag == 0) { //@ race(flag) possible
            }
            seen = data;
        }
    }
    return seen;
}
