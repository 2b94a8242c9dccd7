// Claim: both sections write the middle element. Source: semantics.md §10
#define N 21

static double a[N];

int main(void) {
#pragma omp parallel sections //@ RACE
  {
    for (int i = 0; i <= N / 2; i++) {
      a[i] = 1.0; //@ race(a)
    }
#pragma omp section
    for (int i = N / 2; i < N; i++) {
      a[i] = 2.0; //@ race(a)
    }
  }
  return a[0] > 1.0;
}
