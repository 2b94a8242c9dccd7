// Claim: threads that take the next number until all are taken never work on the same element. Source: OpenMP 5.2 §15.8.4
static int work[100], next;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  while (1) {
    int k;
#pragma omp atomic capture
    {
      k = next;
      next += 1;
    }
    if (k >= 100) {
      break;
    }
    work[k] += k;
  }
  return work[99];
}
