// Claim: lastprivate writes the original at the construct's end; with nowait a following read races with it.
// Source: semantics.md §8; OpenMP 5.2 §5.4.5.
#include <omp.h>

int main(void)
{
    int last = -1;
    int out[40], seen[8];

#pragma omp parallel num_threads(8) //@ RACE witness T<=2
    {
#pragma omp for lastprivate(last) nowait //@ race(last) message(lastprivate-nowait)
        for (int i = 0; i < 40; i++) {
            last = 7 * i;
            out[i] = last;
        }
        seen[omp_get_thread_num()] = last; //@ race(last)
    }
    return out[39] + seen[0];
}
