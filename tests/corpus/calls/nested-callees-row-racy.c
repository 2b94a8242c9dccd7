// Claim: the inner callee runs one element beyond the row, into the head of the next one.
// Source: semantics.md §9 (calls are followed, offsets are kept).
#define COLS 13

static void scale_span(double *span, int from, int to, double by)
{
    for (int c = from; c <= to; c++)
        span[c] *= by; //@ race
}

static void normalise(double row[COLS])
{
    double head = row[0]; //@ race
    scale_span(row, 1, COLS, head);
}

int main(void)
{
    static double table[10][COLS];

#pragma omp parallel for //@ RACE witness T<=2
    for (int r = 0; r < 9; r++)
        normalise(table[r]);
    return table[0][1] > 0.0;
}
