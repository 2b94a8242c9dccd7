// Claim: critical covers the one statement that follows it, whatever the indentation suggests.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
int mean_of_positive(int n, const int *sample)
{
    int sum = 0, count = 0;

#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++) {
        if (sample[i] > 0) {
#pragma omp critical(stats)
                sum += sample[i];
                count++; //@ race(count)
        }
    }
    return count ? sum / count : 0;
}
