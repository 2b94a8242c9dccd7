// Claim: swapping a[i] with a[N-1-i] over half of an odd range touches each element in one iteration. Source: semantics.md §10
#define N 9

static int a[N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < N / 2; i++) {
    int t = a[i];
    a[i] = a[N - 1 - i];
    a[N - 1 - i] = t;
  }
  return a[0];
}
