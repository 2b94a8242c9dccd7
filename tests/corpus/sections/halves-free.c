// Claim: two sections that fill the two halves of an array do not meet. Source: semantics.md §10
#define N 21

static double a[N];

int main(void) {
#pragma omp parallel sections //@ RACE_FREE
  {
    for (int i = 0; i < N / 2; i++) {
      a[i] = 1.0;
    }
#pragma omp section
    for (int i = N / 2; i < N; i++) {
      a[i] = 2.0;
    }
  }
  return a[0] > 1.0;
}
