// Claim: the remainder has the sign of the dividend, so -4 % 5 and 4 % 5 differ. Source: semantics.md §2 (exact integer arithmetic)
static int a[9];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = -4; i <= 4; i++) {
    a[i % 5 + 4] = i;
  }
  return a[4];
}
