// Claim: what a linear clause leaves in a variable that the body does not step is not known: it may be the value of the last iteration, or what
// the next one would have.
// Source: OpenMP 5.2 §5.4.6
int x, y, b[9];

int main(void)
{
    int q = 0;

#pragma omp simd linear(q : 2) //@ RACE_FREE
    for (int i = 0; i < 9; i++)
        b[i] = q;
#pragma omp parallel //@ RACE
    {
        int r = 0;

        if (q != 0)
            y = 1; //@ race(y) possible
#pragma omp simd linear(r : 2)
        for (int i = 0; i < 9; i++)
            ;
        if (r != 18)
            x = 1; //@ race(x) possible
    }
    return 0;
}
