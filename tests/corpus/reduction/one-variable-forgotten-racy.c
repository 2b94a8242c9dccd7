// Claim: a reduction clause protects the variables it lists and no other.
// Source: semantics.md §8; OpenMP 5.2 §5.5.
int main(void)
{
    int even = 0, odd = 0;

#pragma omp parallel for reduction(+ : even) //@ RACE
    for (int i = 0; i < 100; i++) {
        if (i % 2 == 0)
            even += i;
        else
            odd += i; //@ race(odd)
    }
    return even - odd;
}
