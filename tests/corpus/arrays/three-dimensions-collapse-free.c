// Claim: three subscripts with two collapsed loops: a pencil belongs to one logical iteration.
// Source: semantics.md §3 and §9; OpenMP 5.2 §4.4.3.
#define NX 5
#define NY 7
#define NZ 9

static double v[NX][NY][NZ];

int main(void)
{
#pragma omp parallel for collapse(2) //@ RACE_FREE
    for (int x = 0; x < NX; x++)
        for (int y = 0; y < NY; y++) {
            v[x][y][0] = x - y;
            for (int z = 1; z < NZ; z++)
                v[x][y][z] = 0.5 * v[x][y][z - 1];
        }
    return v[1][1][1] > 0.0;
}
