// Claim: an update in two statements through a temporary is not one atomic update; a lock around both is the sum.
// Source: OpenMP 5.2 §15.8.4, §15.2 (critical)
#include <stdio.h>
#define N 40

struct box {
    int value;
};

int main(void)
{
    struct box b = {1};

#pragma omp parallel for //@ RACE nofix(b: atomic) nofix(b: private) nofix(b: reduction)
    for (int i = 0; i < N; i++) {
        int old = b.value;   //@ race(b)
        b.value = old + i;   //@ race(b)
    }
    printf("%d\n", b.value);
    return 0;
}
