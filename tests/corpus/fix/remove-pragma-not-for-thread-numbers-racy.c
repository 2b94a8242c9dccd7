// Claim: code that asks for thread numbers says what each thread does: without its directive one thread would leave half of it undone.
// Output: depends on the team size. Source: OpenMP 5.2 §18.2.4
#include <omp.h>
#include <stdio.h>

static int x, a[2];

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: remove-pragma) nofix(x: private) nofix(x: critical) nofix(x: atomic)
    {
        if (omp_get_thread_num() == 0)
            x = 1;         //@ race(x)
        else
            a[1] = x + 41; //@ race(x)
    }
    printf("%d %d\n", x, a[0]);
    return 0;
}
