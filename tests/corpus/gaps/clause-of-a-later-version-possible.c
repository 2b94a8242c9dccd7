// Claim: a clause that is not understood may have made a copy of the variable, so that a race is merely possible.
// Source: semantics.md §1; OpenMP 6.0 has the clause induction. The program needs a compiler that knows it.
// Output: differs without OpenMP
double power(int n, double x, const double *c)
{
    double sum = 0, p = 1;
#pragma omp parallel for reduction(+ : sum) induction(step(x), * : p) //@ RACE message(unknown-clause)
    for (int i = 0; i < n; i++) {
        sum += c[i] * p; //@ race(p) possible
        p *= x;          //@ race(p) possible
    }
    return sum;
}
