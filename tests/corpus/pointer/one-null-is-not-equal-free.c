// Claim: of two pointers to one object the one that is still null differs from the other in one iteration.
// Source: C11 §6.5.9; semantics.md §9.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        int *q = i > 1 ? &g : 0;
        int *r = i > 2 ? &g : 0;
        if (q != r)
            b[63] = i;
    }
    return b[0] + g;
}
