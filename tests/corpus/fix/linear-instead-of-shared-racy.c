// Claim: an index that the directive lists as shared is taken from that list when it becomes linear.
// Source: OpenMP 5.2 §5.4.6, §5.3 (a list item appears in one data-sharing clause only)
#include <stdio.h>
#define N 20

int main(void)
{
    int a[2 * N], b[N], k = 0, sum = 0;

    for (int i = 0; i < 2 * N; i++)
        a[i] = i * 7 % 19;
    //@ RACE fix(k: linear) nofix(k: private) nofix(k: lastprivate) nofix(k: firstprivate)
#pragma omp parallel for default(none) shared(a, k, b)
    for (int i = 0; i < N; i++) {
        b[i] = a[k]; //@ race(k)
        k += 2;      //@ race(k)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", sum, k);
    return 0;
}
