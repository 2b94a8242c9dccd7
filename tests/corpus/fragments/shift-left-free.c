// Claim: i << 1 is different for every i, and i << 1 | 1 is none of them. Source: semantics.md §2 (exact integer arithmetic)
static int a[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 32; i++) {
    a[i << 1] = a[(i << 1) + 1];
  }
  return a[0];
}
