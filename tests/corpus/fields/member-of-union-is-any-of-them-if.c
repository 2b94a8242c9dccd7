// Claim: the member of a union may be read or written as another one: the int may be a float of the array.
// Source: ISO C11 6.5p7, 6.5.2.3 (note 95).
union number {
    int i;
    float f;
};

void convert(union number *u, float *x, int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap u x)
    for (int i = 0; i < n; i++)
        u[i].i = x[i + 1];
}
