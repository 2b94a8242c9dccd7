// Claim: after a taskloop the loop variable's name means the variable outside again, with its value from before.
// Source: OpenMP 5.2 §5.1.1, §12.6; semantics.md §8.
// Output: differs without OpenMP
int main(void)
{
    int cells[65] = {0};

#pragma omp parallel //@ RACE
#pragma omp single
    {
        int i = 64;
#pragma omp task shared(cells)
        cells[64]++; //@ race(cells)
        for (int k = 0; k < 2; k++) {
#pragma omp taskloop nogroup
            for (i = 0; i < 1; i++)
                cells[i + 3 * k]++;
        }
        cells[i]++; //@ race(cells)
    }
    return cells[64] != 2;
}
