// Claim: an ordered region and a critical region do not exclude each other.
// Source: semantics.md §6 (ordered; critical excludes by name)
// Output: depends on the team size
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
#pragma omp critical
        sum += 100; //@ race(sum)
    }
    return sum & 127;
}
