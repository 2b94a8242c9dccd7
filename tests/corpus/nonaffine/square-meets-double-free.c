// Claim: i*i + 1 = 2*j has no solution with i != j below 5.
// Source: semantics.md §2 (products) and §10 (iteration domain).
int main(void)
{
    double v[40] = {0};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 5; i++)
        v[2 * i] = v[i * i + 1] + 1.0;
    return v[0] > 0.5;
}
