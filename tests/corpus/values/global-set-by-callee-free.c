// Claim: a global stride that a function set before the region has its new value in it.
// Source: algorithms.md §2 (values).
static int stride = 1;
static double field[200];

static void configure(void)
{
    stride = 2;
}

int main(void)
{
    configure();
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 99; i++)
        field[stride * i] = field[stride * i + 1];
    return field[0] > 0.0;
}
