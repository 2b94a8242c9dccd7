// Claim: two numbers that end in the same digit meet on one counter when the array is not reduced.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
void count_digits(int n, const unsigned *number, long long *count)
{
#pragma omp parallel for //@ RACE witness T<=2 n<=2
    for (int i = 0; i < n; i++) {
        unsigned d = number[i] % 10u;
        count[d]++; //@ race(count)
    }
}
