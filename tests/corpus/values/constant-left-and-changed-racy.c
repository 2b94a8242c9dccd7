// Claim: what a region left is computed with behind it; which stores came last is not followed, so the race is possible.
// Source: semantics.md §2 (an execution has to lead there).
int b[64];

int main(void)
{
    int x = 0;
#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        x = 5;
#pragma omp section
        b[3] = 1;
    }
    if (b[3])
        x++;
    if (x == 6) {
#pragma omp parallel for //@ RACE
        for (int i = 0; i < 40; i++)
            b[0] = i; //@ race(b) possible
    }
    return b[0];
}
