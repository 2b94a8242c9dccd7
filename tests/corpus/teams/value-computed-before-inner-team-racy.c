// Claim: what the initial thread of a team computes before a parallel region is known there: neighbouring teams share an element.
// Source: semantics.md §2 and §3; OpenMP 5.2 §10.2.
// Output: differs without OpenMP
#include <omp.h>

int sums[64];

int main(void)
{
#pragma omp target teams num_teams(32) map(tofrom : sums) //@ RACE
    {
        int mine = omp_get_team_num();
        mine = mine / 2;
#pragma omp parallel
        {
#pragma omp single
            sums[mine]++; //@ race(sums)
        }
    }
    return sums[0];
}
