// Claim: partial sums added to a shared total race with each other. Source: semantics.md §10; OpenMP 5.2 §1.4.1
static double x[100];

int main(void) {
  double total = 0.0;
#pragma omp parallel //@ RACE
  {
    double mine = 0.0;
#pragma omp for
    for (int i = 0; i < 100; i++) {
      mine += x[i];
    }
    total += mine; //@ race(total)
  }
  return total > 0.0;
}
