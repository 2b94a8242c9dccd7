// Claim: accesses that a macro generates are reported at its use.
// Source: docs/user-guide.md (the use of a macro, not its body); semantics.md §8.
#define EXCHANGE(x, y) \
    do {               \
        tmp = (x);     \
        (x) = (y);     \
        (y) = tmp;     \
    } while (0)

int main(void)
{
    int a[16] = {1}, b[16] = {2}, tmp;

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 16; i++)
        EXCHANGE(a[i], b[15 - i]); //@ race(tmp)
    return a[0];
}
