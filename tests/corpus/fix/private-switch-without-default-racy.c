// Claim: a switch without default leaves the variable as it was on one path. Source: OpenMP 5.2 §5.4.3
#include <stdio.h>
#define N 21

int main(void)
{
    int b[N], t = 50, sum = 0;

    //@ RACE nofix(t: private) nofix(t: firstprivate) nofix(t: lastprivate) nofix(t: local-declaration) nofix(t: critical)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        switch (i % 3) {
        case 0:
            t = i;  //@ race(t)
            break;
        case 1:
            t = 2;  //@ race(t)
            break;
        }
        b[i] = t;   //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}
