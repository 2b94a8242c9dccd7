// Claim: a recurrence along the inner loop races once the inner loop is collapsed. Source: semantics.md §3, §10
static double a[10][12];

int main(void) {
#pragma omp parallel for collapse(2) //@ RACE
  for (int i = 0; i < 10; i++) {
    for (int j = 1; j < 12; j++) {
      a[i][j] = 0.5 * a[i][j - 1]; //@ race(a)
    }
  }
  return a[0][1] > 0.0;
}
