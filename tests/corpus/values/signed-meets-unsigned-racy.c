// Claim: a negative number compared with an unsigned one is the larger of the two.
// Source: semantics.md §2 (values: unsigned wrap); C11 §6.3.1.8
int clamp(int n)
{
    unsigned u = 3;
    int x = 0;

#pragma omp parallel //@ RACE witness T<=2
    {
        if (n < 0 && n > u)
            x = 1; //@ race(x)
    }
    return x;
}
