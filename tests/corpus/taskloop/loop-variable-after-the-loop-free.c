// Claim: after a taskloop the loop variable's name means the variable outside again, with its value from before.
// Source: OpenMP 5.2 §5.1.1, §12.6; semantics.md §8.
int main(void)
{
    int cells[65] = {0};

#pragma omp parallel //@ RACE_FREE
#pragma omp single
    {
        int i = 64;
#pragma omp task shared(cells)
        cells[64]++;
#pragma omp taskloop private(i) nogroup
        for (i = 0; i < 64; i++)
            cells[i]++;
#pragma omp taskwait
        cells[i]++;
    }
    return cells[64] != 2;
}
