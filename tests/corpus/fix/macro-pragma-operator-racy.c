// Claim: a directive that a macro's _Pragma makes is nobody's to edit: other uses of the macro would change with it.
// Source: OpenMP 5.2 §3.2 (_Pragma); C11 §6.10.9
#include <stdio.h>
#define N 20
#define FOR_ALL _Pragma("omp parallel for")

int main(void)
{
    int b[N], t, sum = 0;

    //@ RACE nofix(t: private) nofix(t: firstprivate) nofix(t: lastprivate) nofix(t: remove-pragma)
    FOR_ALL
    for (int i = 0; i < N; i++) {
        t = i * 4 % 9;  //@ race(t)
        b[i] = t + i;   //@ race(t)
    }
    for (int i = 0; i < N; i++)
        sum += b[i] * (i + 1);
    printf("%d\n", sum);
    return 0;
}
