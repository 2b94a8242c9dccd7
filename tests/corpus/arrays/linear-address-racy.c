// Claim: in a matrix kept in one dimension, one column too many runs into the next row.
// Source: semantics.md §9.
#define W 12

int main(void)
{
    float m[W * W + 1];

#pragma omp parallel for //@ RACE
    for (int i = 0; i < W; i++)
        for (int j = 0; j < W + 1; j++)
            m[i * W + j] = 0.0f; //@ race(m)
    return m[5] > 0.0f;
}
