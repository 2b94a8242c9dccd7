// Claim: two variables of one loop are repaired by two kinds of clauses. Source: OpenMP 5.2 §5.4.3, §5.5.8
#include <stdio.h>
#define N 40

int main(void)
{
    int s = 0, t, last = 0;

    //@ RACE fix(s: reduction) fix(t: private) fix(last: lastprivate)
#pragma omp parallel for
    for (int i = 0; i < N; i++) {
        t = i * i % 10; //@ race(t)
        s += t;         //@ race(s) race(t)
        last = t + i;   //@ race(last) race(t)
    }
    printf("%d %d\n", s, last);
    return 0;
}
