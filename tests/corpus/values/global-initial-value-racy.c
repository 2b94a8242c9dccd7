// Claim: without the call the stride is still one.
// Source: algorithms.md §2 (values).
static int stride = 1;
static double field[200];

int main(void)
{
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 99; i++)
        field[stride * i] = field[stride * i + 1]; //@ race(field)
    return field[0] > 0.0;
}
