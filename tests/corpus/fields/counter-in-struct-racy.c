// Claim: a counter next to the arrays of a struct is shared like any other member.
// Source: semantics.md §9 (fields).
struct grid {
    int updates;
    float now[32];
    float then[32];
};

int main(void)
{
    static struct grid storage;
    struct grid *g = &storage;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 31; i++) {
        g->now[i] = 0.5f * (g->then[i] + g->then[i + 1]);
        g->updates++; //@ race
    }
    return g->updates;
}
