// Claim: each thread counts and takes the count in two statements: one atomic capture does both. Output: depends on the team size.
// Source: OpenMP 5.2 §15.8.4 (atomic capture)
#include <stdio.h>

int main(void)
{
    int next = 0, used[64] = {0}, all = 0;
#pragma omp parallel num_threads(4) //@ RACE fix(next: atomic) offers(next: critical) nofix(next: private)
    {
        int mine;
        mine = next; //@ race(next)
        next++;      //@ race(next)
        used[mine] = 1; //@ race(used) possible
    }
    for (int i = 0; i < 64; i++)
        all += used[i];
    printf("%d\n", all == next);
    return 0;
}
