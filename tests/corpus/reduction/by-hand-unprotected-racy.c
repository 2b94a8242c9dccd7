// Claim: adding the private partial results without exclusion races, although the loop itself is free.
// Source: semantics.md §8; OpenMP 5.2 §1.4.1.
#define N 128

int main(void)
{
    int total = 0;

#pragma omp parallel //@ RACE witness T<=2
    {
        int part = 0;
#pragma omp for
        for (int i = 0; i < N; i++)
            part += i ^ 3;
        total += part; //@ race(total)
    }
    return total != 0;
}
