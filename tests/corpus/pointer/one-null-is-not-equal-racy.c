// Claim: of two pointers to one object the one that is still null differs from the other.
// Source: C11 §6.5.9; semantics.md §9.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++) {
        int *q = i > 1 ? &g : 0;
        int *r = i > 3 ? &g : 0;
        if (q != r)
            b[63] = i; //@ race(b)
    }
    return b[0] + g;
}
