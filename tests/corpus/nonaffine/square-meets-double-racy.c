// Claim: one more iteration and 3*3 + 1 = 2*5 makes iterations 3 and 5 meet.
// Source: semantics.md §2 (products) and §10 (iteration domain).
int main(void)
{
    double v[40] = {0};

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 6; i++)
        v[2 * i] = v[i * i + 1] + 1.0; //@ race(v)
    return v[0] > 0.5;
}
