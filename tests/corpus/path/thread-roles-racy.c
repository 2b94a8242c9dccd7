// Claim: a thread number modulo two is no single thread.
// Source: semantics.md §3 and §2 (path conditions).
// Output: depends on the team size
#include <omp.h>

int main(void)
{
    int producer = 0, consumer = 0;

#pragma omp parallel //@ RACE witness T<=4
    {
        int role = omp_get_thread_num() % 2;
        if (role == 0)
            producer = 1; //@ race(producer)
        else
            consumer = 1; //@ race(consumer)
    }
    return producer + consumer;
}
