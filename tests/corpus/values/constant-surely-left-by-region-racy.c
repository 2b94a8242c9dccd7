// Claim: a region surely stores a constant, which is not followed as far: that the next region is executed is in doubt.
// Source: semantics.md §2 (an execution has to lead there).
int b[64];

int main(void)
{
    int x = 0;
#pragma omp parallel //@ RACE_FREE
    {
#pragma omp single
        x = 2;
    }
    if (x == 0) {
#pragma omp parallel for //@ RACE
        for (int i = 0; i < 40; i++)
            b[0] = i; //@ race(b) possible
    }
    return b[0];
}
