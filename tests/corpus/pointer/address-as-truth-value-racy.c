// Claim: an address becomes a truth value by being null or not.
// Source: C11 §6.3.1.2.
int g, h;
int b[64];

int main(void)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++) {
        int *q = i > 1 ? &g : 0;
        _Bool given = q;
        if (given != (i <= 3))
            b[63] = i; //@ race(b)
    }
    return b[0] + g;
}
