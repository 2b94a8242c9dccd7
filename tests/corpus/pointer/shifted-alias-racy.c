// Claim: two local pointers into one array, one element apart.
// Source: semantics.md §9 (offsets are kept exact).
#define N 100

int main(void)
{
    int a[N + 1] = {0};
    int *to = a, *from = &a[1];

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < N; i++)
        to[i] = from[i] + 1; //@ race
    return a[0];
}
