// Claim: several members of one record are gathered in a local variable each, with one clause for each operator; a member that is only
// read may be read meanwhile. Source: OpenMP 5.2 §5.5.5, §5.5.8 (items are variables and sections)
#include <stdio.h>

struct stats {
    double sum, scale;
    long count;
    unsigned bits;
};

static void gather(struct stats *st, const int *x, int n)
{
#pragma omp parallel for //@ RACE fix(st: reduction) offers(st: atomic)
    for (int i = 0; i < n; i++) {
        st->sum += x[i] * st->scale; //@ race
        if (x[i] > 3)
            st->count++; //@ race
        st->bits |= 1u << x[i]; //@ race
    }
}

int main(void)
{
    struct stats st = {0.5, 2, 10, 0};
    int x[60];
    for (int i = 0; i < 60; i++)
        x[i] = i % 7;
    gather(&st, x, 60);
    printf("%.1f %ld %u\n", st.sum, st.count, st.bits);
    return 0;
}
