// Claim: a bit-field that an int has room for is not divided as an unsigned number. Source: ISO C11 §6.3.1.1 p2, §6.5.16.2 p3
struct bits {
  unsigned f : 3;
};
int out;

void quotient(void) {
  struct bits s = {4};
  s.f /= -2;
#pragma omp parallel //@ RACE_FREE
  if (s.f != 6)
    out = 1;
}

void rest(struct bits *s) {
  if (s->f == 7) {
    s->f %= -3;
    int k = s->f;
#pragma omp parallel //@ RACE_FREE
    if (k != 1)
      out = 1;
  }
}
