// Claim: a temporary that both sections write before they read it becomes private. Source: OpenMP 5.2 §5.4.3
#include <stdio.h>

int main(void)
{
    int t, left = 0, right = 0;

#pragma omp parallel sections //@ RACE fix(t: private)
    {
#pragma omp section
        {
            t = 31;         //@ race(t)
            left = t * 2;   //@ race(t)
        }
#pragma omp section
        {
            t = 42;         //@ race(t)
            right = t * 3;  //@ race(t)
        }
    }
    printf("%d %d\n", left, right);
    return 0;
}
