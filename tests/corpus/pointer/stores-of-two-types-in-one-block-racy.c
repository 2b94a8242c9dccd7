// Claim: a store gives allocated memory another type: both stores are of one block, whose address decides.
// Source: ISO C11 6.5p6; semantics.md §9. Output: undefined
#include <stdlib.h>

int main(void)
{
    void *m = malloc(4000);
    int *a = m;
    float *b = m;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 100; i++) {
        a[i] = 0; //@ race(a)
        b[i + 1] = 0; //@ race(a)
    }
    free(m);
    return 0;
}
