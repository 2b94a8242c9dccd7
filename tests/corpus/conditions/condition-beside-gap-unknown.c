// Claim: conditions do not decide what is not understood. Source: docs/decisions/0029
void unseen(void);

void copy(double *x, const double *y, int n)
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-call)
    for (int i = 0; i < n; i++) {
        x[i] = y[i];
        unseen();
    }
}
