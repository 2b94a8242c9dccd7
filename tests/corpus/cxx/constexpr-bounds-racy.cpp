// Claim: a width one larger than the stride makes rows overlap.
// Source: algorithms.md §2 (values).
constexpr int rows = 12;
constexpr int stride = rows + 4;

static int table[rows * stride + 1];

int main()
{
    const int width = stride + 1;

#pragma omp parallel for //@ RACE witness T<=2
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < width; ++c)
            table[r * stride + c] = r - c; //@ race(table)
    return table[0];
}
