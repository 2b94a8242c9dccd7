// Claim: without a loop construct the variable of a loop in a parallel region is an ordinary shared variable.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
int main(void)
{
    int i;

#pragma omp parallel //@ RACE witness T<=2
    {
        int mine = 1;
        for (i = 0; i < 10; i++) //@ race(i)
            mine *= 2;
    }
    return 0;
}
