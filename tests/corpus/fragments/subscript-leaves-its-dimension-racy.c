// Claim: a[i][8] of a row of eight is a[i+1][0]: unequal subscripts, one address. Source: semantics.md §9
static int a[5][8];

int main(void) {
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j <= 8; j++) {
      a[i][j] = i; //@ race(a)
    }
  }
  return a[0][0];
}
