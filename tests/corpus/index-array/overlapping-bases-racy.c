// Claim: two bases into one array with the same index table meet where two table entries differ by the distance.
// Source: semantics.md §9; algorithms.md §10 (index arrays with overlapping bases).
static double pool[48];
static const int at[6] = {0, 5, 10, 17, 20, 30};

int main(void)
{
    double *mass = pool;
    double *speed = pool + 12;

#pragma omp parallel for //@ RACE witness T<=2
    for (int k = 0; k < 6; k++) {
        mass[at[k]] = 1.0; //@ race
        speed[at[k]] = 0.0; //@ race
    }
    return pool[17] > 0.5;
}
