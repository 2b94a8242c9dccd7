// Claim: what a pointer leads to is a global variable here, which a called function reads while the loop runs: a local variable in its
// place would hide the sums. Source: semantics.md §1; OpenMP 5.2 §5.5.5
#include <stdio.h>

static int total;

static int is_late(void)
{
    return total > 100; //@ race
}

static int gather(int *t, int n)
{
    int late = 0;
#pragma omp parallel for reduction(+:late) //@ RACE nofix(t: reduction) nofix(t: atomic)
    for (int i = 0; i < n; i++) {
        *t += i; //@ race
        late += is_late();
    }
    return late;
}

int main(void)
{
    int late = gather(&total, 40);
    printf("%d %d\n", total, late);
    return 0;
}
