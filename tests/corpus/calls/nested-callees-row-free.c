// Claim: two levels of calls with an array row as parameter stay in the row.
// Source: semantics.md §9 (calls are followed, offsets are kept).
#define COLS 13

static void scale_span(double *span, int from, int to, double by)
{
    for (int c = from; c < to; c++)
        span[c] *= by;
}

static void normalise(double row[COLS])
{
    double head = row[0];
    scale_span(row, 1, COLS, head);
}

int main(void)
{
    static double table[9][COLS];

#pragma omp parallel for //@ RACE_FREE
    for (int r = 0; r < 9; r++)
        normalise(table[r]);
    return table[0][1] > 0.0;
}
