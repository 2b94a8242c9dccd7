// Claim: where every thread counts atomically and looks at the count for itself, only the look is not atomic.
// Source: OpenMP 5.2 §15.8.4 (atomic read)
#include <stdio.h>

int main(void)
{
    int done = 0, most = 0;
#pragma omp parallel //@ RACE offers(done: atomic) nofix(done: private) nofix(done: reduction)
    {
        int now;
#pragma omp atomic
        done++;     //@ race(done)
        now = done; //@ race(done)
#pragma omp critical
        if (now > most)
            most = now;
    }
    printf("%d\n", most == done);
    return 0;
}
