// Claim: private partial results that are added under one critical are a correct reduction by hand.
// Source: semantics.md §6 and §8; OpenMP 5.2 §15.2.
#define N 128

int main(void)
{
    int total = 0;

#pragma omp parallel //@ RACE_FREE
    {
        int part = 0;
#pragma omp for nowait
        for (int i = 0; i < N; i++)
            part += i ^ 3;
#pragma omp critical
        total += part;
    }
    return total != 0;
}
