// Claim: a constant table of row pointers in which two rows overlap.
// Source: semantics.md §9 (pointer tables).
static int cells[32];
static int *const rows[4] = {cells, cells + 8, cells + 16, cells + 20};

int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int r = 0; r < 4; r++)
        for (int c = 0; c < 8; c++)
            rows[r][c] = 10 * r + c; //@ race
    return cells[21];
}
