// Claim: the same stencil into a second array has no conflict. Source: semantics.md §9, §10
#define N 128

static double u[N], v[N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 1; i < N - 1; i++) {
    v[i] = 0.5 * (u[i - 1] + u[i + 1]);
  }
  return v[1] > 0.0;
}
