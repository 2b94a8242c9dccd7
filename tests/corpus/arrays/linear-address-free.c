// Claim: with 0 <= j < W the linear subscript i*W + j is unique.
// Source: semantics.md §9.
#define W 12

int main(void)
{
    float m[W * W + 1];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < W; i++)
        for (int j = 0; j < W; j++)
            m[i * W + j] = 0.0f;
    return m[5] > 0.0f;
}
