// Claim: a reduction clause on the parallel region gives each thread its own copy. Source: semantics.md §8; OpenMP 5.2 §5.5.8
static double x[100];

int main(void) {
  double total = 0.0;
#pragma omp parallel reduction(+ : total) //@ RACE_FREE
  {
    double mine = 0.0;
#pragma omp for
    for (int i = 0; i < 100; i++) {
      mine += x[i];
    }
    total += mine;
  }
  return total > 0.0;
}
