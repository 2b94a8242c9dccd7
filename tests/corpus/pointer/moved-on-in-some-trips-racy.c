// Claim: a pointer that a loop moves in some trips may have moved in each of them: the ninth place is the next row's first.
// Source: C11 §6.5.6p8; algorithms.md §10.
void gather(int rows, const int *restrict wanted, int *restrict found)
{
#pragma omp parallel for //@ RACE
    for (int r = 0; r < rows; r++) {
        int *end = found + 8 * r;
        for (int k = 0; k < 9; k++) {
            if (wanted[k]) {
                *end = k; //@ race(end) possible
                end++;
            }
        }
    }
}
