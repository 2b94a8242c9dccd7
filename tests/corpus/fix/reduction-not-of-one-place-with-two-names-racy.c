// Claim: a member that two names lead to is updated with two operators, whose order matters: neither a local variable for each name nor
// atomic keeps the result. Source: OpenMP 5.2 §5.5.5 (one operator), §15.8.4
#include <stdio.h>

struct word {
    unsigned bits, other;
};

int main(void)
{
    struct word w = {0, 0}, *p = &w;
#pragma omp parallel for //@ RACE nofix(p: reduction) nofix(p: atomic) nofix(p: critical)
    for (int i = 0; i < 40; i++) {
        p->bits += i; //@ race
        w.bits ^= 2; //@ race
    }
    printf("%u\n", w.bits);
    return 0;
}
