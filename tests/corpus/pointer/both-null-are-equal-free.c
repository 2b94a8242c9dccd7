// Claim: two pointers to different objects are equal where both are null, in one iteration, and nowhere else.
// Source: C11 §6.5.9; semantics.md §9.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        int *q = i > 0 ? &g : 0;
        int *r = i > 0 ? &h : 0;
        if (q == r)
            b[63] = i;
    }
    return b[0] + g;
}
