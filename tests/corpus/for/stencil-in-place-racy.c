// Claim: a three-point stencil in place reads what the neighbouring iterations write. Source: semantics.md §10; OpenMP 5.2 §11.5.1
#define N 128

static double u[N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 1; i < N - 1; i++) {
    u[i] = 0.5 * (u[i - 1] + u[i + 1]); //@ race(u)
  }
  return u[1] > 0.0;
}
