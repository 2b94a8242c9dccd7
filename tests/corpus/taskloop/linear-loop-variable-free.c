// Claim: a loop variable that linear lists has its iteration's value, also where the taskloop makes many tasks of lanes.
// Source: OpenMP 5.2 §5.1.1, §5.4.6, §12.6; semantics.md §5 and §7.
int cells[256];

static void fill(int from, int to)
{
    int i;
#pragma omp taskloop simd linear(i : 1)
    for (i = from; i < to; i++)
        cells[i] = i;
}

int main(void)
{
#pragma omp parallel //@ RACE_FREE
#pragma omp single
    fill(3, 200);
    return cells[199] != 199;
}
