// Claim: a macro that declares its temporary in a block of its own is free.
// Source: semantics.md §8.
#define EXCHANGE(type, x, y) \
    do {                     \
        type tmp = (x);      \
        (x) = (y);           \
        (y) = tmp;           \
    } while (0)

int main(void)
{
    int a[16] = {1}, b[16] = {2};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 16; i++)
        EXCHANGE(int, a[i], b[15 - i]);
    return a[0];
}
