// Claim: the barrier between two ordered loops separates them.
// Source: semantics.md §6 (ordered), §4 (implicit barriers)
int main(void)
{
    int sum = 0;

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp for ordered schedule(dynamic)
        for (int i = 0; i < 20; i++) {
#pragma omp ordered
            sum += i;
        }
#pragma omp for ordered schedule(dynamic)
        for (int i = 0; i < 20; i++) {
#pragma omp ordered
            sum -= i;
        }
    }
    return sum & 127;
}
