// Claim: odd iterations write odd elements, even iterations read even ones. Source: semantics.md §2, §10
static double a[66], b[64];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 63; i++) {
    if (i % 2 == 1) {
      a[i] = 1.0;
    } else {
      b[i] = a[i + 2];
    }
  }
  return b[0] > 0.0;
}
