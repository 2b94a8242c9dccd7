// Claim: a region leaves one of the constants that it stores, and never another one: the next region is not executed.
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
    if (x == 7) {
#pragma omp parallel for //@ RACE_FREE
        for (int i = 0; i < 40; i++)
            b[0] = i;
    }
    return b[0];
}
