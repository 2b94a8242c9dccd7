// Claim: what the initial thread of a team computes before a parallel region is known there: each team has its own element.
// Source: semantics.md §2 and §3; OpenMP 5.2 §10.2.
#include <omp.h>

int sums[64];

int main(void)
{
#pragma omp target teams num_teams(32) map(tofrom : sums) //@ RACE_FREE
    {
        int mine = omp_get_team_num();
        mine = 2 * mine;
#pragma omp parallel
        {
#pragma omp single
            sums[mine + 1]++;
        }
    }
    return sums[1] != 1;
}
