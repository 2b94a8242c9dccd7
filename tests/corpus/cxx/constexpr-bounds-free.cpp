// Claim: constants of C++ flow into the region.
// Source: algorithms.md §2 (values).
constexpr int rows = 12;
constexpr int stride = rows + 4;

static int table[rows * stride];

int main()
{
    const int width = stride - 1;

#pragma omp parallel for //@ RACE_FREE
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c <= width; ++c)
            table[r * stride + c] = r - c;
    return table[0];
}
