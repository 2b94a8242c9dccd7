// Claim: what a callee does while its caller is in a critical is protected by it.
// Source: semantics.md §6 (must-held on all paths); OpenMP 5.2 §15.2.
static int best = -1, best_at = -1;

static void offer(int value, int at)
{
    if (value > best) {
        best = value;
        best_at = at;
    }
}

int main(void)
{
    int score[32];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 32; i++) {
        score[i] = (i * 37) % 101;
#pragma omp critical(best)
        offer(score[i], i);
    }
    return best_at;
}
