// Claim: reading the same member of the neighbour meets its writer.
// Source: semantics.md §9 (fields).
struct particle {
    double x, v;
};

int main(void)
{
    static struct particle p[81];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 80; i++)
        p[i].v += 0.1 * (p[i + 1].v - p[i].x); //@ race(p)
    return p[0].x > 0.0;
}
