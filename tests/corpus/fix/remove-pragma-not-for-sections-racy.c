// Claim: sections say who does what; such a region is not run by one thread only to be rid of a race. Output: depends on the team size.
// Source: OpenMP 5.2 §11.3
#include <stdio.h>

static int box, got;

int main(void)
{
#pragma omp parallel sections num_threads(2) //@ RACE nofix(box: remove-pragma) nofix(box: private) nofix(box: critical)
    {
#pragma omp section
        box = 4;   //@ race(box)
#pragma omp section
        got = box; //@ race(box)
    }
    printf("%d\n", box);
    return got < 0;
}
