// Claim: every thread of a region counts itself: a single would count one. Source: OpenMP 5.2 §5.5.8, §11.1
// Output: depends on the team size
#include <stdio.h>

int main(void)
{
    int count = 0;

#pragma omp parallel //@ RACE fix(count: reduction|atomic) offers(count: atomic) nofix(count: single) nofix(count: private)
    {
        count = count + 1; //@ race(count)
    }
    printf("%d\n", count);
    return 0;
}
