// Claim: a disjunction over all elements is a reduction. Source: OpenMP 5.2 §5.5.8 (||)
#include <cstdio>

int main()
{
    bool any = false;
    int a[30];

    for (int i = 0; i < 30; ++i)
        a[i] = i * 11 % 30;
#pragma omp parallel for //@ RACE fix(any: reduction) nofix(any: private)
    for (int i = 0; i < 30; ++i)
        any = any || a[i] == 29; //@ race(any)
    std::printf("%d\n", any);
    return 0;
}
