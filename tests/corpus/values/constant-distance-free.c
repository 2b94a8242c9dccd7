// Claim: a distance that is a constant as long as the loop keeps writer and reader apart.
// Source: semantics.md §2 (values); algorithms.md §2 (values).
#define HISTORY 120

int main(void)
{
    enum { DELAY = HISTORY };
    const int delay = DELAY;
    float line[2 * HISTORY] = {0};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < HISTORY; i++)
        line[i] = 0.5f * line[i + delay];
    return line[0] > 0.0f;
}
