// Claim: a pointer that a loop moves in some trips stays in the object that it led to, and moves by at most one element in each trip: eight
// trips fill no more than the eight places of their own row.
// Source: C11 §6.5.6p8; algorithms.md §10.
void gather(int rows, const int *restrict wanted, int *restrict found)
{
#pragma omp parallel for //@ RACE_FREE
    for (int r = 0; r < rows; r++) {
        int *end = found + 8 * r;
        for (int k = 0; k < 8; k++) {
            if (wanted[k]) {
                *end = k;
                end++;
            }
        }
    }
}
