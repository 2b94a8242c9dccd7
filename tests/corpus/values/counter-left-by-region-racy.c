// Claim: a counter that the threads of a region step is not known, and so not whether the next one is executed.
// Source: semantics.md §2 (an execution has to lead there).
int b[64];

int main(void)
{
    int x = 0;
#pragma omp parallel //@ RACE_FREE
    {
#pragma omp critical
        x++;
    }
    if (x < 0) {
#pragma omp parallel for //@ RACE
        for (int i = 0; i < 40; i++)
            b[0] = i; //@ race(b) possible
    }
    return b[0];
}
