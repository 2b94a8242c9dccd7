// Claim: blocks [b, min(b+8, N)) of a blocked loop are disjoint, the last one is cut. Source: semantics.md §2, §10
#define N 61

static int a[N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int b = 0; b < N; b += 8) {
    int end = b + 8 < N ? b + 8 : N;
    for (int i = b; i < end; i++) {
      a[i] = i * i;
    }
  }
  return a[0];
}
