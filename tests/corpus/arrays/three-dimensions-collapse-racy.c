// Claim: a recurrence along the second collapsed loop crosses iterations.
// Source: semantics.md §3 and §9; OpenMP 5.2 §4.4.3.
#define NX 5
#define NY 7
#define NZ 9

static double v[NX][NY][NZ];

int main(void)
{
#pragma omp parallel for collapse(2) //@ RACE
    for (int x = 0; x < NX; x++)
        for (int y = 1; y < NY; y++)
            for (int z = 0; z < NZ; z++)
                v[x][y][z] = 0.5 * v[x][y - 1][z]; //@ race(v)
    return v[1][1][1] > 0.0;
}
