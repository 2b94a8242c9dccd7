// Claim: an address becomes a truth value where a function returns it as one.
// Source: C11 §6.3.1.2, §6.8.6.4.
int g;
int b[64];

_Bool is_given(int *q)
{
    return q;
}

int main(void)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 40; i++) {
        if (is_given(i > 1 ? &g : 0) + 1 == 1)
            b[63] = i; //@ race(b)
    }
    return b[0] + g;
}
