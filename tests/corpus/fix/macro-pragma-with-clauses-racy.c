// Claim: a clause cannot be added to a directive whose text is a macro's argument. Source: C11 §6.10.9
#include <stdio.h>
#define N 20
#define TEXT(x) #x
#define LOOP(clause) _Pragma(TEXT(omp parallel for clause))

int main(void)
{
    int s = 0, b[N];

    //@ RACE fix(s: atomic) nofix(s: reduction) nofix(s: remove-pragma)
    LOOP(schedule(static))
    for (int i = 0; i < N; i++) {
        b[i] = i * i % 5;
        s += b[i];      //@ race(s)
    }
    printf("%d %d\n", s, b[7]);
    return 0;
}
