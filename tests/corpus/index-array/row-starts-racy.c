// Claim: starts and lengths that overlap in one entry make two rows meet.
// Source: semantics.md §2; algorithms.md §4 (finite domains).
static const int start[5] = {0, 3, 3, 8, 10};
static const int length[5] = {3, 0, 6, 2, 4};
static double value[14];

int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int row = 0; row < 5; row++)
        for (int k = 0; k < length[row]; k++)
            value[start[row] + k] = row + 0.1 * k; //@ race(value)
    return value[0] > 0.0;
}
