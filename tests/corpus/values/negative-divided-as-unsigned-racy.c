// Claim: a negative number that is divided by an unsigned long is one near 2^64. Source: ISO C11 §6.3.1.3 p2, §6.3.1.8
int out;

void by_size(long d) {
  if (d == -8) {
    d /= sizeof(long);
#pragma omp parallel //@ RACE
    if (d == 2305843009213693951L)
      out = 1; //@ race(out)
  }
}

void by_odd_number(long d) {
  if (d == -8) {
    unsigned long k = d;
    k = k / 9;
#pragma omp parallel //@ RACE
    if (k == 2049638230412172400UL)
      out = 1; //@ race(out)
  }
}

void by_a_little(long d) {
  if (d == -4) {
    d /= sizeof(int);
#pragma omp parallel //@ RACE
    if (d == 4611686018427387903L)
      out = 1; //@ race(out) possible
  }
}
