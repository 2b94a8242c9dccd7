// Claim: which of the two layouts vectors have nobody says where a table lists the rows: no condition, and no sure race.
// Source: docs/decisions/0029
void set(double *y, const int *of, int rows, int step, int next)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < rows; i++) {
        int at = of[i] * step;
        y[at] = 1; //@ race(y) possible
        y[at + next] = 2; //@ race(y) possible
    }
}

void add(double *y, const int *of, int rows, int step, int next)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < rows; i++) {
        int at = of[i] * step;
        y[at] += 1; //@ race(y) possible
        y[at + next] += 2; //@ race(y) possible
    }
}
