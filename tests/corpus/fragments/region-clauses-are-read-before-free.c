// Claim: the expressions of num_threads and if are evaluated by the encountering thread before the team exists. Source: semantics.md §2; OpenMP 5.2 §10.1
int main(void) {
  int n = 4;
#pragma omp parallel num_threads(n) if (n > 1) //@ RACE_FREE
  {
#pragma omp single nowait
    n = 0;
  }
  return n;
}
