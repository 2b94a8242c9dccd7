// Claim: the flag that ends the rounds is reset by one thread between barriers, and set in a critical region before the next one. Source: semantics.md §2, §4
static int a[64], toobig;

int main(void) {
  for (int i = 0; i < 64; i++) {
    a[i] = i;
  }
#pragma omp parallel //@ RACE_FREE
  {
    do {
#pragma omp barrier
#pragma omp masked
      toobig = 0;
#pragma omp barrier
#pragma omp for
      for (int i = 0; i < 64; i++) {
        a[i] /= 2;
        if (a[i] > 3) {
#pragma omp critical
          toobig = 1;
        }
      }
    } while (toobig);
  }
  return a[63];
}
