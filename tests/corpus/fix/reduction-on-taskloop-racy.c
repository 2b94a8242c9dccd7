// Claim: the tasks of a taskloop take part in its reduction; one on the region would not reach them. Source: OpenMP 5.2 §12.6, §5.5.8
#include <stdio.h>

int main(void)
{
    int sum = 3, t = 0;

#pragma omp parallel //@ RACE fix(sum: reduction) fix(t: private|local-declaration) nofix(sum: task-reduction) nofix(sum: barrier)
#pragma omp single
#pragma omp taskloop
    for (int i = 0; i < 20; i++) {
        t = i * i;  //@ race(t)
        sum += t;   //@ race(sum) race(t)
    }
    printf("%d\n", sum);
    return 0;
}
