// Claim: the threads of one team are a contention group: atomic updates of 16 bytes exclude each other.
// Source: semantics.md §6 (atomics: sizes other than 1, 2, 4, 8); OpenMP 5.2 §15.8.4
// Output: depends on the team size
int main(void)
{
    long double wide = 0;

#pragma omp parallel //@ RACE_FREE
    {
#pragma omp atomic
        wide += 1;
    }
    return (int) wide;
}
