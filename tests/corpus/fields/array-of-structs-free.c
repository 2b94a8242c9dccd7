// Claim: one member of each element is written, another member of the neighbour is read.
// Source: semantics.md §9 (fields).
struct particle {
    double x, v;
};

int main(void)
{
    static struct particle p[81];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 80; i++)
        p[i].x += 0.1 * (p[i + 1].v - p[i].v);
    return p[0].x > 0.0;
}
