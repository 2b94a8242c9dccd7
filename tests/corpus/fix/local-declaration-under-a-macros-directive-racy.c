// Claim: a directive that a macro makes is nobody's to edit, but a declaration inside of its loop is. Source: OpenMP 5.2 §5.1.1, §3.2
#include <stdio.h>
#define FOR_ALL _Pragma("omp parallel for")

int main(void)
{
    int b[20], t, sum = 0;
    //@ RACE fix(t: local-declaration)
    FOR_ALL
    for (int i = 0; i < 20; i++) {
        t = i * 4 % 9; //@ race(t)
        b[i] = t + i;  //@ race(t)
    }
    for (int i = 0; i < 20; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}
