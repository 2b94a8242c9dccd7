// Claim: a pointer that leads to one of two objects or is null is equal to none of the three never.
// Source: C11 §6.5.9; semantics.md §9.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        int *q = i > 1 ? &g : i > 0 ? &h : 0;
        if (q == &h)
            b[i] = 1;
        else if (q == 0)
            b[i] = 2;
        else if (q != &g)
            b[63] = i;
    }
    return b[0] + g;
}
