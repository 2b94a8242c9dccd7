// Claim: a callee that adds to *sum updates the variable whose address it gets.
// Source: semantics.md §9 (calls are followed).
static void add_area(int width, int height, long *sum)
{
    *sum += (long)width * height; //@ race
}

int main(void)
{
    long total = 0;

#pragma omp parallel for //@ RACE
    for (int i = 1; i < 40; i++)
        add_area(i, i + 1, &total);
    return total > 0;
}
