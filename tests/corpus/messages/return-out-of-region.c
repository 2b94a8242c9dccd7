// Claim: a return out of a parallel region is a message: a structured block has one exit.
// Source: semantics.md §1 (branch out of a structured block); OpenMP 5.2 §10.1.
#include <omp.h>

int find(int n, const int *key, int wanted)
{
#pragma omp parallel //@ UNKNOWN(not-conforming)
    {
        for (int i = omp_get_thread_num(); i < n; i++)
            if (key[i] == wanted)
                return i; //@ message(branch-out)
    }
    return -1;
}
