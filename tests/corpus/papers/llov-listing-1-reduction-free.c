// Claim: a reduction clause on sum removes the race. Source: variation of LLOV listing 1; OpenMP 5.2 §5.5.8
#define LEN 60

static double u[LEN][LEN];

int main(void) {
  int i, j;
  double temp, sum = 0.0;
#pragma omp parallel for private(temp, i, j) reduction(+ : sum) //@ RACE_FREE
  for (i = 0; i < LEN; i++) {
    for (j = 0; j < LEN; j++) {
      temp = u[i][j];
      sum = sum + temp * temp;
    }
  }
  return sum > 0.0;
}
