// Claim: what is captured twice of one counter, before and after its update, may be the same number. Source: OpenMP 5.2 §15.8.4
static int work[200], next;

void take(int rounds) {
#pragma omp parallel //@ RACE
  for (int r = 0; r < rounds; r++) {
    int k, l;
#pragma omp atomic capture
    {
      k = next;
      next += 2;
    }
    work[k]++; //@ race(work) possible
#pragma omp atomic capture
    {
      next += 2;
      l = next;
    }
    work[l]++; //@ race(work) possible
  }
}
