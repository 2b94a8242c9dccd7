// Claim: the same callee on a local of the loop body is free.
// Source: semantics.md §8 and §9.
static void add_area(int width, int height, long *sum)
{
    *sum += (long)width * height;
}

int main(void)
{
    long area[40];

#pragma omp parallel for //@ RACE_FREE
    for (int i = 1; i < 40; i++) {
        long local = 0;
        add_area(i, i + 1, &local);
        add_area(2, i, &local);
        area[i] = local;
    }
    return area[1] > 0;
}
