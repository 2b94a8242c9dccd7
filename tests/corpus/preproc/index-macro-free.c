// Claim: with parentheses the macro numbers rows and columns.
// Source: algorithms.md §2 (values: macros); semantics.md §2.
#define CELL(r, c) cell[(r) * 6 + (c)]

int main(void)
{
    static int cell[100];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 9; i++)
        for (int c = 0; c < 6; c++)
            CELL(i + 1, c) = i;
    return cell[6];
}
