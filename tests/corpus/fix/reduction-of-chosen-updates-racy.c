// Claim: updates whose values nobody uses are updates of a reduction, also as the branches of a conditional expression and behind
// && and ||. Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

int main(void)
{
    int pos = 0, neg = 0, third = 0;
#pragma omp parallel for //@ RACE fix(pos: reduction) fix(neg: reduction) fix(third: reduction)
    for (int i = -50; i < 50; i++) {
        i < 0 ? neg++ : pos++; //@ race(neg) race(pos)
        (void) (i % 3 == 0 && third++); //@ race(third)
    }
    printf("%d %d %d\n", pos, neg, third);
    return 0;
}
