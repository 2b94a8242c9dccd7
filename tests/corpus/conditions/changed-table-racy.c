// Claim: values that do not decrease by now may be equal, though those before were made different by what was added. Source: docs/decisions/0029
void scatter(double *restrict x, int *restrict at)
{
    at[1] += 1;
    at[2] += 2;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 3; i++)
        x[at[i]] = i; //@ race(x)
}
