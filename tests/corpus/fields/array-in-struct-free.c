// Claim: two arrays in one struct, reached through a pointer to it, do not overlap.
// Source: semantics.md §9 (fields, offsets).
struct grid {
    int width;
    float now[32];
    float then[32];
};

int main(void)
{
    static struct grid storage;
    struct grid *g = &storage;

    g->width = 31;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < g->width; i++)
        g->now[i] = 0.5f * (g->then[i] + g->then[i + 1]);
    return g->now[0] > 0.0f;
}
