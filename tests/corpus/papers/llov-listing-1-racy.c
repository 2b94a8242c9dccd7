// Claim: sum is in no data-sharing clause and is therefore shared. Source: LLOV listing 1; semantics.md §11
#define LEN 60

static double u[LEN][LEN];

int main(void) {
  int i, j;
  double temp, sum = 0.0;
#pragma omp parallel for private(temp, i, j) //@ RACE
  for (i = 0; i < LEN; i++) {
    for (j = 0; j < LEN; j++) {
      temp = u[i][j];
      sum = sum + temp * temp; //@ race(sum)
    }
  }
  return sum > 0.0;
}
