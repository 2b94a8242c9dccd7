// Claim: over eight iterations min(i, 7) is i itself. Source: semantics.md §2 (exact integer arithmetic)
#define MIN(a, b) ((a) < (b) ? (a) : (b))

static int a[8];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 8; i++) {
    a[MIN(i, 7)] = i;
  }
  return a[0];
}
