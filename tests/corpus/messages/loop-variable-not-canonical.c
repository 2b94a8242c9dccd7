// Claim: the variable of an associated loop may not be a floating-point variable.
// Source: OpenMP 5.2 §4.4.1 (canonical loop nest form).
void sample(double *a)
{
#pragma omp parallel for //@ UNKNOWN(not-conforming)
    for (double x = 0.0; x < 8.0; x += 1.0) //@ message(not-canonical)
        a[(int)x] = x;
}
