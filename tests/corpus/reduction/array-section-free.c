// Claim: a reduction over an array section gives each thread copies of the listed elements.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
void count_digits(int n, const unsigned *number, long long *count)
{
#pragma omp parallel for reduction(+ : count[0:10]) //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        unsigned d = number[i] % 10u;
        count[d]++;
    }
}
