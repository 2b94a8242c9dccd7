// Claim: a directive that is not understood may order the tasks, so that a race is merely possible.
// Source: semantics.md §1; OpenMP 6.0 has the directive task_iteration. The program needs a compiler that knows it.
void sums(int n, float *a)
{
#pragma omp parallel //@ RACE
#pragma omp single
#pragma omp taskloop nogroup
    for (int i = 1; i < n; i++) {
#pragma omp task_iteration depend(inout : a[i]) depend(in : a[i - 1]) //@ message(unknown-directive)
        a[i] += a[i - 1]; //@ race(a) possible
    }
}
