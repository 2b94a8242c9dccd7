// Claim: the call sites in the file tell that the two parameters never overlap.
// Source: semantics.md §9 (unless the call sites say otherwise).
static float left[65], right[65];

static void blend(int n, float *dst, const float *src)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        dst[i] = 0.5f * src[i + 1];
}

int main(void)
{
    blend(64, left, right);
    blend(32, right, left + 32);
    return left[0] > right[0];
}
