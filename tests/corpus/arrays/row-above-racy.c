// Claim: an iteration that reads the row above meets the iteration that writes it.
// Source: semantics.md §9 and §10; OpenMP 5.2 §11.5.
#define ROWS 30
#define COLS 50

static int height[ROWS][COLS];

int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int r = 1; r < ROWS; r++)
        for (int c = 0; c < COLS; c++)
            height[r][c] = height[r - 1][c] + 1; //@ race(height)
    return height[ROWS - 1][0];
}
