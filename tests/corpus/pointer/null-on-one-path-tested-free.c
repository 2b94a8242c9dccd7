// Claim: a pointer to an object is not null, and null on the other path alone, so that what runs for neither runs never.
// Source: C11 §6.5.9; semantics.md §9.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        int *q = i > 0 ? &g : 0;
        if (q || i == 0)
            b[i] = 1;
        else
            b[63] = i;
    }
    return b[0] + g;
}
