// Claim: in each step of a tree sum the elements below the stride are written and those above it read.
// Source: algorithms.md §2 (values); semantics.md §2 (geometric loops).
#define N 64

int main(void)
{
    long v[N];

    for (int i = 0; i < N; i++)
        v[i] = i;
    for (int s = N / 2; s > 0; s /= 2) {
#pragma omp parallel for //@ RACE_FREE
        for (int i = 0; i < s; i++)
            v[i] += v[i + s];
    }
    return (int)v[0];
}
