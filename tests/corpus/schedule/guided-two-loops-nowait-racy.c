// Claim: two guided loops without a barrier between them may hand iteration i to different threads. Source: semantics.md §3; OpenMP 5.2 §11.5.3
void scale_then_shift(int n, double *v) {
#pragma omp parallel //@ RACE witness T<=2 n<=1
  {
#pragma omp for schedule(guided) nowait
    for (int i = 0; i < n; i++) {
      v[i] *= 3.0; //@ race(v)
    }
#pragma omp for schedule(guided)
    for (int i = 0; i < n; i++) {
      v[i] += 1.0; //@ race(v)
    }
  }
}
