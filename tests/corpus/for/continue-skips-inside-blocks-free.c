// Claim: only every fourth iteration gets past the continue, and writes a block of four. Source: semantics.md §2
static int a[40];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 40; i++) {
    if (i % 4 != 0) {
      continue;
    }
    for (int k = 0; k < 4; k++) {
      a[i + k] = i;
    }
  }
  return a[0];
}
