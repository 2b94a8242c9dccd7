// Claim: all threads leave the loop in the same round, so that its barriers are met by all. Source: semantics.md §2, §4
static int a[64], left;

int main(void) {
  for (int i = 0; i < 64; i++) {
    a[i] = i;
  }
#pragma omp parallel //@ RACE_FREE
  for (int round = 0; round < 20; round++) {
#pragma omp single
    left = 0;
#pragma omp for reduction(max : left)
    for (int i = 0; i < 64; i++) {
      left = a[i] > left ? a[i] : left;
    }
    if (left < 3) {
      break;
    }
#pragma omp for
    for (int i = 0; i < 64; i++) {
      a[i] /= 2;
    }
  }
  return a[63];
}
