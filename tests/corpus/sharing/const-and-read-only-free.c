// Claim: variables that are only read in the region are shared without conflict, const or not.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
static const double weight[3] = {0.25, 0.5, 0.25};

void smooth(int n, const double *restrict in, double *restrict out)
{
    double bias = in[0];
    int lo = 1, hi = n - 1;

#pragma omp parallel for //@ RACE_FREE
    for (int i = lo; i < hi; i++)
        out[i] = bias + weight[0] * in[i - 1] + weight[1] * in[i] + weight[2] * in[i + 1];
}
