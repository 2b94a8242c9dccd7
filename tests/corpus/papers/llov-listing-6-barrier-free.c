// Claim: with the loop's barrier the single reads finished elements. Source: variation of LLOV listing 6; OpenMP 5.2 §15.3.2
#define LEN 100

static int a[LEN];

int main(void) {
  int i, error = 0, b = 5;
#pragma omp parallel shared(b, error) //@ RACE_FREE
  {
#pragma omp for
    for (i = 0; i < LEN; i++) {
      a[i] = b + a[i] * 5;
    }
#pragma omp single
    error = a[9] + 1;
  }
  return error;
}
