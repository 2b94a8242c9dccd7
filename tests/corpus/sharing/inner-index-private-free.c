// Claim: an inner index is private by a clause or by its declaration in the loop; the associated one by the rules.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
int main(void)
{
    int i, j;
    int steps[20];

#pragma omp parallel for private(j) //@ RACE_FREE
    for (i = 0; i < 20; i++) {
        steps[i] = 0;
        for (j = 0; j < 5; j++)
            steps[i] += 2;
        for (int k = 9; k > 4; k--)
            steps[i] -= k;
    }
    return steps[3];
}
