// Claim: the same two bases are free when no two entries differ by their distance.
// Source: semantics.md §9; algorithms.md §10 (index arrays with overlapping bases).
static double pool[48];
static const int at[6] = {0, 5, 10, 16, 20, 30};

int main(void)
{
    double *mass = pool;
    double *speed = pool + 12;

#pragma omp parallel for //@ RACE_FREE
    for (int k = 0; k < 6; k++) {
        mass[at[k]] = 1.0;
        speed[at[k]] = 0.0;
    }
    return pool[17] > 0.5;
}
