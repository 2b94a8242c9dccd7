// Claim: a linear variable that the body steps as the clause says has behind the loop what the sequential loop leaves.
// Source: OpenMP 5.2 §5.4.6
int x, y, b[9];

int main(void)
{
    int q = 0;

#pragma omp simd linear(q : 2) //@ RACE_FREE
    for (int i = 0; i < 9; i++) {
        b[i] = q;
        q += 2;
    }
#pragma omp parallel //@ RACE_FREE
    {
        int r = 0;

        if (q != 18)
            y = 1;
#pragma omp simd linear(r : 2)
        for (int i = 0; i < 9; i++)
            r += 2;
        if (r != 18)
            x = 1;
    }
    return x + y;
}
