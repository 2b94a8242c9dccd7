// Claim: a misspelt directive inside a region is a message, and the region is not understood.
// Source: algorithms.md §1 (pragmas); semantics.md §1 (what is not understood makes the region UNKNOWN).
#include <omp.h>

int main(void)
{
    int mail[8] = {0};

#pragma omp parallel num_threads(8) //@ UNKNOWN(unmodelled-directive)
    {
        int me = omp_get_thread_num();
        mail[me] = me;
#pragma omp barier //@ message(unknown-directive)
        mail[me] += 1;
    }
    return mail[7];
}
