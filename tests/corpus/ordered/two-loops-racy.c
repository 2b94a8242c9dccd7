// Claim: ordered regions of two loops do not exclude each other.
// Source: semantics.md §6 (two different loops do not exclude each other)
int main(void)
{
    int sum = 0;

#pragma omp parallel //@ RACE
    {
#pragma omp for ordered schedule(dynamic) nowait
        for (int i = 0; i < 20; i++) {
#pragma omp ordered
            sum += i; //@ race(sum)
        }
#pragma omp for ordered schedule(dynamic)
        for (int i = 0; i < 20; i++) {
#pragma omp ordered
            sum -= i; //@ race(sum)
        }
    }
    return sum & 127;
}
