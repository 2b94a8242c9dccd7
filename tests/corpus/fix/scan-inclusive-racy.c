// Claim: a sum that each iteration uses after it has added to it is an inclusive scan. Source: OpenMP 5.2 §5.6
#include <stdio.h>

int main(void)
{
    int a[80], b[80], s = 5, sum = 0;

    for (int i = 0; i < 80; i++)
        a[i] = i * 7 % 19;
#pragma omp parallel for //@ RACE fix(s: scan) nofix(s: reduction) nofix(s: private) nofix(s: atomic) nofix(s: critical)
    for (int i = 0; i < 80; i++) {
        s += a[i]; //@ race(s)
        b[i] = s;  //@ race(s)
    }
    for (int i = 0; i < 80; i++)
        sum += b[i] * (i + 1);
    printf("%d %d\n", s, sum);
    return 0;
}
