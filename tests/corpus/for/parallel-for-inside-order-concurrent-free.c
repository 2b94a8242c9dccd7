// Claim: inside a loop whose iterations are concurrent there may be parallel loops, of which each iteration makes a team.
// Source: OpenMP 5.2 §10.3
int a[9][9];

int main(void)
{
#pragma omp parallel //@ RACE_FREE
    {
#pragma omp for order(concurrent)
        for (int i = 0; i < 9; i++)
        {
#pragma omp parallel for
            for (int k = 0; k < 9; k++)
                a[i][k] = i;
        }
    }
    return a[2][3];
}
