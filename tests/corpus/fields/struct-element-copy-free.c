// Claim: copying whole elements between two arrays of structs touches one element of each per iteration.
// Source: semantics.md §9 (byte ranges).
struct edge {
    int from, to;
    float weight;
};

void reorder(int n, struct edge *restrict sorted, const struct edge *restrict given)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        sorted[i] = given[n - 1 - i];
        sorted[i].weight *= 2.0f;
    }
}
