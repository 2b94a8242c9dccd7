// Claim: the clauses of a directive that is an attribute are edited as those of a pragma are. Source: OpenMP 5.2 §3.1
#include <cstdio>

int main()
{
    int s = 0, p = 0, t, a[40];
    [[omp::directive(parallel for reduction(+:p))]] //@ RACE fix(t: private) fix(s: reduction)
    for (int i = 0; i < 40; i++) {
        t = i; //@ race(t)
        a[i] = t; //@ race(t)
        p++;
        s += t; //@ race(s) race(t)
    }
    for (int i = 0; i < 40; i++)
        s += a[i];
    std::printf("%d %d\n", s, p);
}
