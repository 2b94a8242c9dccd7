// Claim: one less, and the first reader meets the last writer.
// Source: semantics.md §2 (values); algorithms.md §2 (values).
#define HISTORY 120

int main(void)
{
    enum { DELAY = HISTORY - 1 };
    const int delay = DELAY;
    float line[2 * HISTORY] = {0};

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < HISTORY; i++)
        line[i] = 0.5f * line[i + delay]; //@ race(line)
    return line[0] > 0.0f;
}
