// Claim: a block under critical is protected as a whole.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
int mean_of_positive(int n, const int *sample)
{
    int sum = 0, count = 0;

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        if (sample[i] > 0) {
#pragma omp critical(stats)
            {
                sum += sample[i];
                count++;
            }
        }
    }
    return count ? sum / count : 0;
}
