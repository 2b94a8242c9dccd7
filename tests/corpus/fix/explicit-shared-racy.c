// Claim: a variable that the directive lists as shared cannot be listed as private beside it: its place in the list changes.
// Source: OpenMP 5.2 §5.4 (a variable in at most one clause)
#include <stdio.h>
#define N 30

int main(void)
{
    int a[N], t, s = 0;

#pragma omp parallel for default(none) shared(a, t, s) //@ RACE fix(t: private) fix(s: reduction)
    for (int i = 0; i < N; i++) {
        t = i * 3 % 8;  //@ race(t)
        a[i] = t + i;   //@ race(t)
        s += a[i];      //@ race(s)
    }
    printf("%d %d\n", s, a[11]);
    return 0;
}
