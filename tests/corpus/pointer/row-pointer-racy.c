// Claim: reading the element before the row pointer reads the previous row.
// Source: semantics.md §9 (`&a[k]`).
#define ROWS 14
#define COLS 9

static float table[ROWS * COLS];

int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int r = 1; r < ROWS; r++) {
        float *row = &table[r * COLS];
        for (int c = 0; c < COLS; c++)
            row[c] = row[c - 1] * 0.5f; //@ race
    }
    return table[1] > 0.0f;
}
