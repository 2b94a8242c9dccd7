// Claim: only the associated loop's variable is private; an inner index declared outside is shared in C.
// Source: semantics.md §8 (classic slips); OpenMP 5.2 §5.1.1.
int main(void)
{
    int i, j;
    int steps[20];

#pragma omp parallel for //@ RACE
    for (i = 0; i < 20; i++) {
        steps[i] = 0;
        for (j = 0; j < 5; j++) //@ race(j)
            steps[i] += 2;
    }
    return steps[3];
}
