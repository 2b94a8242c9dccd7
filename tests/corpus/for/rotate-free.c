// Claim: (i + 3) % N is a bijection of 0..N-1. Source: semantics.md §2, §10
#define N 17

static int from[N], to[N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    to[(i + 3) % N] = from[i];
  }
  return to[0];
}
