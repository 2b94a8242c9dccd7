// Claim: the number of a word's first set bit depends on the word alone.
// Source: POSIX.1-2017 ffs; semantics.md §9.
#include <strings.h>

void first_bits(int n, const int *restrict words, int *restrict first)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        first[i] = ffs(words[i]);
}
