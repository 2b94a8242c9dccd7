// Claim: the same prefix sum in place reads x[i-d] while iteration i-d updates it. Source: semantics.md §10
#define N 64

static int x[N];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int d = 1; d < N; d *= 2) {
#pragma omp for
      for (int i = 0; i < N; i++) {
        if (i >= d) {
          x[i] += x[i - d]; //@ race(x)
        }
      }
    }
  }
  return x[N - 1];
}
