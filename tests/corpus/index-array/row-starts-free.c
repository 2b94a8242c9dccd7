// Claim: rows of a compressed matrix whose starts do not decrease are disjoint ranges.
// Source: semantics.md §2; algorithms.md §4 (finite domains).
static const int start[6] = {0, 3, 3, 8, 10, 14};
static double value[14];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int row = 0; row < 5; row++)
        for (int k = start[row]; k < start[row + 1]; k++)
            value[k] = row + 0.1 * k;
    return value[0] > 0.0;
}
