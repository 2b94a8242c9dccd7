// Claim: chunks of six cut the rows of eight: points (0,5) and (0,6) lie in different chunks. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[6][8], sum[6];

int main(void) {
#pragma omp parallel for collapse(2) schedule(static, 6) //@ RACE witness T<=2
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 8; j++) {
      sum[i] += a[i][j]; //@ race(sum)
    }
  }
  return sum[0];
}
