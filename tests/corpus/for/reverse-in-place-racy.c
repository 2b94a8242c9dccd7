// Claim: reversing by a[i] = a[N-1-i] over the whole range reads what the mirrored iteration writes. Source: semantics.md §10
#define N 10

static int a[N];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < N; i++) {
    a[i] = a[N - 1 - i]; //@ race(a)
  }
  return a[0];
}
