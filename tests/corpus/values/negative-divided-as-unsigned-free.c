// Claim: a negative number that is divided by an unsigned long is one near 2^64 and nothing else. Source: ISO C11 §6.3.1.3 p2, §6.3.1.8
int out;

void by_size(long d) {
  if (d == -8) {
    d /= sizeof(long);
#pragma omp parallel //@ RACE_FREE
    if (d != 2305843009213693951L)
      out = 1;
  }
}

void small(long d) {
  if (d < 0 && d > -1000) {
    unsigned long k = d;
    k = k / 16;
#pragma omp parallel //@ RACE_FREE
    if (k < 1000)
      out = 1;
  }
}
