// Claim: a pointer that leads to one of two objects is equal to the address of each on its own path.
// Source: C11 §6.5.9; semantics.md §9.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++) {
        int *q = i > 1 ? &g : &h;
        if (q == &g)
            b[i] = 1;
        else
            b[63] = i; //@ race(b)
    }
    return b[0] + g;
}
