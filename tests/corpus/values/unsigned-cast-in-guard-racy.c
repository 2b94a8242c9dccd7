// Claim: a negative difference converted to unsigned is a large number: the guard holds for the iterations 0 to 4.
// Source: semantics.md §2 (values: unsigned wrap)
int main(void)
{
    int x = 0;

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 10; i++)
        if ((unsigned)(i - 5) >= 10)
            x = i; //@ race(x)
    return x;
}
