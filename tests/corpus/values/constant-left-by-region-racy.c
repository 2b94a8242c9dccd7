// Claim: a region leaves a constant that it stores or the old value; which one is not followed, so the race behind it is possible.
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
    if (x == 2) {
#pragma omp parallel for //@ RACE
        for (int i = 0; i < 40; i++)
            b[0] = i; //@ race(b) possible
    }
    return b[0];
}
