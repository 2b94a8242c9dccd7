// Claim: two words may have the same first set bit; what the function yields is not followed, so that the race is possible.
// Source: POSIX.1-2017 ffs; semantics.md §9.
#include <strings.h>

void count_bits(int n, const int *restrict words, int *restrict count)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++)
        count[ffs(words[i])]++; //@ race(count) possible
}
