// Claim: who executes a critical construct and waits inside for a target region has one such region executed at a time.
// Source: semantics.md §6; OpenMP 5.2 §13.8, §15.2
int x;

int main(void)
{
#pragma omp parallel //@ RACE_FREE
    {
#pragma omp critical
        {
#pragma omp target map(tofrom : x)
            x++;
        }
    }
    return x;
}
