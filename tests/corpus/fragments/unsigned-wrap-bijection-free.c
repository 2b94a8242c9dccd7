// Claim: i - 1 wraps to the largest unsigned number, which is 15 modulo 16: no element is met twice. Source: semantics.md §2 (unsigned wrap)
static int a[16];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (unsigned i = 0; i < 16u; i++) {
    a[(i - 1u) % 16u] = 1;
  }
  return a[0];
}
