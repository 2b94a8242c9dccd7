// Claim: case 0 falls through and writes x[i+1], which the default case of iteration i+2 writes too. Source: semantics.md §2
static double x[66];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 63; i++) {
    switch (i % 3) {
    case 0:
      x[i] = 1.0;
    case 1:
      x[i + 1] = 2.0; //@ race(x)
      break;
    default:
      x[i - 1] = 3.0; //@ race(x)
      break;
    }
  }
  return x[0] > 0.0;
}
