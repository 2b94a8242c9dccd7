// Claim: atomic updates of 16 bytes exclude each other only within the contention group of a team; those of 8 bytes in all of the device.
// Source: semantics.md §6 (atomics: sizes other than 1, 2, 4, 8); OpenMP 5.2 §15.8.4
// Output: depends on the team size
int main(void)
{
    long double wide = 0;
    double narrow = 0;

#pragma omp teams num_teams(4) //@ RACE
    {
#pragma omp atomic
        wide += 1; //@ race(wide)
    }
#pragma omp teams num_teams(4) //@ RACE_FREE
    {
#pragma omp atomic
        narrow += 1;
    }
    return (int) wide + (int) narrow;
}
