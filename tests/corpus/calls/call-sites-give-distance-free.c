// Claim: each call site passes a distance that is at least as long as the loop.
// Source: algorithms.md §8 (call sites of static functions give facts about parameters).
static float ring[300];

static void age(int n, int distance)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        ring[i] = 0.9f * ring[i + distance];
}

int main(void)
{
    age(100, 100);
    age(50, 200);
    return ring[0] > 0.0f;
}
