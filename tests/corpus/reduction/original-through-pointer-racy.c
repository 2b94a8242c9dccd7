// Claim: inside the construct the name means the private copy, a pointer taken before still means the original.
// Source: semantics.md §8 (original read and written at the combination); OpenMP 5.2 §5.5.
int main(void)
{
    int total = 100;
    int *budget = &total;
    int left[32];

#pragma omp parallel for reduction(- : total) //@ RACE race
    for (int i = 0; i < 32; i++) {
        total -= 1;
        left[i] = *budget; //@ race
    }
    return left[31];
}
