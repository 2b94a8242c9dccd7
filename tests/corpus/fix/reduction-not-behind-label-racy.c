// Claim: no declaration may stand behind a label of a switch: the member's updates become atomic instead. Source: C11 §6.8.1; OpenMP 5.2 §15.8.4
#include <stdio.h>

struct totals {
    int even, odd;
};

int main(void)
{
    struct totals t = {0, 0};
    for (int way = 0; way < 2; way++)
        switch (way) {
        case 0:
#pragma omp parallel for //@ RACE offers(t: atomic) nofix(t: reduction)
            for (int i = 0; i < 40; i += 2)
                t.even += i; //@ race
            break;
        default:
#pragma omp parallel for //@ RACE offers(t: atomic) nofix(t: reduction)
            for (int i = 1; i < 40; i += 2)
                t.odd += i; //@ race
        }
    printf("%d %d\n", t.even, t.odd);
    return 0;
}
