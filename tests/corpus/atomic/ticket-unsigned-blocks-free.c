// Claim: blocks of four behind a counter that was captured after its update. Source: OpenMP 5.2 §15.8.4
static int work[100];

int main(void) {
  unsigned next = 0;
#pragma omp parallel //@ RACE_FREE
  {
    unsigned k;
    do {
#pragma omp atomic capture
      {
        next += 4;
        k = next;
      }
      for (unsigned j = 0; k <= 100 && j < 4; j++) {
        work[k - 4 + j]++;
      }
    } while (k < 100);
  }
  return work[99];
}
