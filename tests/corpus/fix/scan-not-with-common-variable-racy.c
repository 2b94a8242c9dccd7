// Claim: the parts of a scan may be executed at different times: what else one leaves for the other would be lost.
// Source: OpenMP 5.2 §5.6
#include <stdio.h>

int main(void)
{
    int a[40], b[40], s = 0, sum = 0;

    for (int i = 0; i < 40; i++)
        a[i] = i * 7 % 19;
#pragma omp parallel for //@ RACE nofix(s: scan) nofix(s: reduction) nofix(s: private) nofix(s: atomic)
    for (int i = 0; i < 40; i++) {
        int twice = 2 * a[i];
        s += twice;       //@ race(s)
        b[i] = s - twice; //@ race(s)
    }
    for (int i = 0; i < 40; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", s, sum);
    return 0;
}
