// Claim: the same recurrence is free when the rows are sequential and each row is one parallel loop.
// Source: semantics.md §4 (executions of a region in an outer loop are ordered by its join); OpenMP 5.2 §10.1.
#define ROWS 30
#define COLS 50

static int height[ROWS][COLS];

int main(void)
{
    for (int r = 1; r < ROWS; r++) {
#pragma omp parallel for //@ RACE_FREE
        for (int c = 0; c < COLS; c++)
            height[r][c] = height[r - 1][c] + 1;
    }
    return height[ROWS - 1][0];
}
