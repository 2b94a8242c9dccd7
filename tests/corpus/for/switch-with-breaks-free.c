// Claim: the three cases write three different residue classes. Source: semantics.md §2
static double x[66];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < 63; i++) {
    switch (i % 3) {
    case 0:
      x[i] = 1.0;
      break;
    case 1:
      x[i + 1] = 2.0;
      break;
    default:
      x[i - 1] = 3.0;
      break;
    }
  }
  return x[0] > 0.0;
}
