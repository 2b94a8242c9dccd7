// Claim: a row pointer taken in each iteration stays in its row.
// Source: semantics.md §9 (`&a[k]`).
#define ROWS 14
#define COLS 9

static float table[ROWS * COLS];

int main(void)
{
#pragma omp parallel for //@ RACE_FREE
    for (int r = 0; r < ROWS; r++) {
        float *row = &table[r * COLS];
        row[0] = 1.0f;
        for (int c = 1; c < COLS; c++)
            row[c] = row[c - 1] * 0.5f;
    }
    return table[1] > 0.0f;
}
