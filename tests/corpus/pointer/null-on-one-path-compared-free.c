// Claim: a pointer that is null for one iteration alone differs from the address of the object in that iteration alone.
// Source: C11 §6.5.9; semantics.md §9.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        int *q = i > 0 ? &g : 0;
        if (q != &g)
            b[63] = i;
        else
            b[i] = 1;
    }
    return b[0] + g;
}
